"""Refusals and failures as answers."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from riverrat.engine.errors import RiverratError
from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.ids import short_id

log = logging.getLogger("riverrat.http")


def _answer(
    request: Request[Any, Any, Any], status: int, code: str, message: str, headers: Any = None
) -> Response[Any]:
    request.app.state.house.metrics.count_refusal(code)
    body = protocol.ErrorAnswer(error=code, message=message)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _refuse(request: Request[Any, Any, Any], error: RiverratError) -> Response[Any]:
    if isinstance(error, Refused):
        headers = {"retry-after": "1"} if error.status == 503 else None
        return _answer(request, error.status, error.code, str(error), headers)
    return _answer(request, 400, error.name, str(error))


CODES = {400: "malformed", 401: "nobody", 403: "forbidden", 404: "not-found", 405: "no-such-method", 413: "too-large"}


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code >= 500:
        return _fail(request, error)
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first: Any = error.extra[0]
        message = str(first.get("message", message)) if isinstance(first, dict) else message
    code = CODES.get(error.status_code, "refused")
    line = " ".join(message.split())[:300] or "This request does not fit."
    return _answer(request, error.status_code, code, line, error.headers)


def _unreadable(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """JSON nested deeper than can be read, and text that is none."""
    return _answer(request, 400, "malformed", "This request cannot be read.")


def _fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    trace = short_id(8)
    log.error("a request failed", exc_info=error, extra={"trace": trace, "route": request.scope.get("path_template")})
    return _answer(request, 500, "internal", f"Something went wrong here; it is logged as {trace}.")


EXCEPTION_HANDLERS: dict[type[Exception] | int, Any] = {
    HTTPException: _refuse_http,
    RiverratError: _refuse,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    Exception: _fail,
}
