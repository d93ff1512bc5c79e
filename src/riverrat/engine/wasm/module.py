"""One WebAssembly module out of many functions: linked and optimised by LLVM, finished by wasm-ld.

A module exports each function by its name, with pointers as i32 and whole numbers as i64; it returns 0, or a number
where the code raised an error. It imports nothing. The functions that others call by their address stand in `addresses`
as well, an exported row of i32: there they take whole numbers alone, as native code does (entry.py).
"""

import importlib.util
import inspect
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ..entry import Entry
from ..errors import RiverratError
from . import target

STACK = 1 << 20  # bytes
OURS = """
define void @NRT_MemInfo_call_dtor(ptr %0) {
  ret void
}
"""  # what numba calls to free arrays: those of rules are never its own


def check() -> None:
    """Refuse where something is missing that modules are made with."""
    target.check_versions()
    if importlib.util.find_spec("ziglang") is None:
        raise RiverratError("WebAssembly needs wasm-ld of the package ziglang: pip install 'riverrat[wasm]'")


@dataclass(frozen=True)
class Part:
    """A function of a module."""

    entry: Entry
    by_address: bool = False  # whether others call it by its address

    def parameters(self) -> dict[str, str]:
        """Their names with LLVM's types."""
        names = inspect.signature(self.entry.function).parameters
        return {name: "i64" if kind is None else "ptr" for name, kind in zip(names, self.entry.kinds, strict=True)}


def linked(parts: Mapping[str, Part]) -> bytes:
    """The module of all these functions, which takes most of a minute."""
    import llvmlite.binding as llvm

    machine = target.machine()
    codes = {name: target.compiled(part.entry) for name, part in parts.items()}
    borders = [_border(name, part, codes[name][1]) for name, part in parts.items()]
    head = f'target triple = "{target.TRIPLE}"\ntarget datalayout = "{machine.target_data}"'
    whole = llvm.parse_assembly("\n".join([head, OURS, *borders, _addresses(parts)]))
    for code, _ in codes.values():
        whole.link_in(llvm.parse_assembly(code))
    for function in whole.functions:
        if not function.is_declaration and function.name not in parts:
            function.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    return _finished(machine.emit_object(whole), [*parts, "addresses"])


def _border(name: str, part: Part, inside: str) -> str:
    """A function as it is exported, and as it is called by its address."""
    given = part.parameters()
    typed = ", ".join(f"{kind} %{one}" for one, kind in given.items())
    kinds = ", ".join(["ptr", "ptr", *given.values()])
    border = f"""
declare i32 @"{inside}"({kinds})
define i32 @{name}({typed}) {{
  %result = alloca ptr
  %error = alloca ptr
  store ptr null, ptr %result
  %status = call i32 @"{inside}"(ptr %result, ptr %error, {typed})
  ret i32 %status
}}"""
    if not part.by_address:
        return border
    wide = ", ".join(f"i64 %{one}" for one in given)
    narrowed = [f"  %{one}.at = inttoptr i64 %{one} to ptr" for one, kind in given.items() if kind == "ptr"]
    passed = ", ".join(f"ptr %{one}.at" if kind == "ptr" else f"i64 %{one}" for one, kind in given.items())
    lines = [f"define void @{name}.wide({wide}) {{", *narrowed, f"  call i32 @{name}({passed})", "  ret void", "}"]
    return "\n".join([border, *lines])


def addressed(parts: Mapping[str, Part]) -> list[str]:
    """The functions that are called by their address, in the order of `addresses`."""
    return [name for name, part in parts.items() if part.by_address]


def _addresses(parts: Mapping[str, Part]) -> str:
    rows = [f"ptr @{name}.wide" for name in addressed(parts)]
    return f"@addresses = constant [{len(rows)} x ptr] [{', '.join(rows)}]"


def _finished(code: bytes, exports: list[str]) -> bytes:
    """A module out of an object file."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        before.write_bytes(code)
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}", "--export=__heap_base"]
        options += [f"--export={name}" for name in exports]
        call = [sys.executable, "-m", "ziglang", "wasm-ld", *options, str(before), "-o", str(after)]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RiverratError(f"wasm-ld: {done.stderr.strip()}")
        return after.read_bytes()
