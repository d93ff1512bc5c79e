"""numba told that this machine is wasm32: the one place that knows its insides.

`settle` changes numba for the whole process, which can then make no native code: only the process that builds a module
calls it. From there on code is laid out and optimised for WebAssembly, pointers have four bytes, and nothing is loaded.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import Any

from ..entry import Entry, numba
from ..errors import RiverratError

MADE_FOR = {"numba": "0.68", "llvmlite": "0.50"}  # as in the extra `wasm` of pyproject.toml
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint,+sign-ext,+mutable-globals"


def check_versions() -> None:
    """Refuse another numba than this was made for."""
    for name, wanted in MADE_FOR.items():
        found = version(name)
        if not found.startswith(f"{wanted}."):
            raise RiverratError(f"WebAssembly needs {name} {wanted}, not {found}: pip install 'riverrat[wasm]'")


@cache
def machine() -> Any:
    """LLVM's idea of the machine."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    llvm.set_option("", "--disable-loop-idiom-strlen")  # a module has no C library to call
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, cpu="generic")


@cache
def settle() -> None:
    """From now on numba compiles for WebAssembly. Comes before anything is compiled, or made ready for it."""
    check_versions()
    codegen: Any = import_module("numba.core.codegen")
    registry: Any = import_module("numba.core.registry")
    if "_toplevel_target_context" in vars(registry.cpu_target):
        raise RuntimeError("numba has settled for this machine already")
    wasm, made, layout = machine(), codegen.JITCPUCodegen._init, str(machine().target_data)

    def init(self: Any, module: Any) -> None:
        made(self, module)
        self._tm, self._target_data, self._data_layout = wasm, wasm.target_data, layout

    def empty(self: Any, name: str) -> Any:
        module = codegen.llvmir.Module(codegen.cgutils.normalize_ir_text(name))
        module.triple, module.data_layout = TRIPLE, layout
        return module

    codegen.JITCPUCodegen._init = init
    codegen.CPUCodegen._create_empty_module = empty
    codegen.CPUCodegen._check_llvm_bugs = lambda self: None
    codegen.CPUCodeLibrary._optimize_final_module = lambda self: None  # a module is optimised once, as a whole
    codegen.JITCPUCodegen._add_module = lambda self, module: None
    codegen.JITCPUCodegen.set_env = lambda self, name, env: None
    codegen.JITCodeLibrary._finalize_specific = lambda self: None
    codegen.JITCodeLibrary.get_pointer_to_function = lambda self, name: 1


def compiled(entry: Entry) -> tuple[str, str]:
    """A function as LLVM code with all that it calls, and its name there: i32 name(result, error, given...)."""
    settle()
    compiler: Any = import_module("numba.core.compiler")
    lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock
    here: Any = import_module("numba.core.registry").cpu_target
    contexts, given = (here.typing_context, here.target_context), tuple(entry.types())
    flags = compiler.Flags()
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.nrt = True
    flags.enable_looplift = flags.enable_pyobject = False
    flags.error_model = "python"
    with lock:
        made = compiler.compile_extra(*contexts, entry.function, given, numba.types.void, flags, {})
        made.library._ensure_finalized()
    code = str(made.library._final_module).replace(" = common ", " = internal ")  # which WebAssembly does not know
    return code, made.fndesc.llvm_func_name
