"""Bodies are read strictly: `0` is no boolean and `"7"` is no number, as the OpenAPI says."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec
from litestar.dto import MsgspecDTO

from sitdown.server.errors import Refused

T = TypeVar("T", bound=msgspec.Struct)


class Strict(MsgspecDTO[T], Generic[T]):
    """`dto=Strict[Type], return_dto=None` at a route: Litestar by itself would turn one type into another."""

    def decode_bytes(self, value: bytes) -> Any:
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Refused(400, "bad_request", str(error)) from None

    @classmethod
    def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
        """No other type stands between the body and ours."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, handler_id: str, schema_creator: Any) -> Any:
        return schema_creator.for_field_definition(field_definition)
