"""Compiles modules with mypyc, a C file and a shared library for each group of them: `python mypyc_groups.py job.json`.

mypyc's own `separate` makes groups too, but then no class knows its subclasses and calls get 10 % slower. Here it sees
the whole program as one and only writes its C in groups: two cores compile side by side, and a group whose C is the
same as last time is not compiled again. Its parts are taken one by one for that, so its version is pinned.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypyc import build as mypyc
from mypyc.codegen import emitmodule
from mypyc.codegen.emit import Emitter, EmitterContext
from mypyc.codegen.emitfunc import generate_native_function
from mypyc.errors import Errors
from mypyc.ir.func_ir import FuncIR
from mypyc.ir.ops import LoadLiteral
from mypyc.irbuild.mapper import Mapper
from mypyc.namegen import NameGenerator
from mypyc.options import CompilerOptions
from setuptools import Distribution, Extension

SMALL = 60  # operations: a function up to this size is copied into the groups that call it
MEDIUM = 120  # operations: up to this size the C compiler is told that it may inline a function into its callers
CALL = re.compile(r"\bexports_\w+\.CPyDef_(\w+)\(")
DEFINITION = re.compile(r"^\w[^\n;={]*\bCPyDef_(\w+)\([^\n;]*\) ?\{$", re.MULTILINE)


class Program:
    """All modules, type-checked and turned into mypyc's operations as one."""

    def __init__(self, job: dict[str, Any]) -> None:
        files = [file for group in job["groups"].values() for file in group]
        arguments = ["--config-file", "pyproject.toml", "--cache-dir", os.devnull, *files]
        self.folder = os.path.join(job["work"], "c")
        whole = CompilerOptions(target_dir=self.folder)
        cache = FileSystemCache()
        sources, everything, options = mypyc.get_mypy_config(arguments, None, whole, cache)
        wanted: list[tuple[list[str], str | None]] = [(members, name) for name, members in job["groups"].items()]
        self.groups = mypyc.construct_groups(sources, wanted, True, None)
        try:
            result = emitmodule.parse_and_typecheck(everything, options, whole, [(sources, "all")], cache)
        except CompileError as error:
            sys.exit("\n".join(error.messages))
        result.manager.errors.set_file("<mypyc>", module=None, scope=None, options=options)
        self.group_of = {source.module: name for members, name in self.groups for source in members}
        self.paths = {source.module: result.graph[source.module].xpath for source in sources}
        self.names = NameGenerator([[source.module for source in members] for members, _ in self.groups], separate=True)
        errors = Errors(options)
        self.modules = emitmodule.compile_modules_to_ir(result, Mapper(self.group_of), whole, errors)
        for message in errors.new_messages():
            print(message)
        if errors.num_errors:
            sys.exit(1)
        functions = [function for module in self.modules.values() for function in module.functions]
        self.small = {function.cname(self.names): function for function in functions if is_small(function)}
        self.inlined = {function.cname(self.names) for function in functions if operations_of(function) <= MEDIUM}

    def write(self) -> Iterator[tuple[str, list[str]]]:
        """Writes the C that has changed; each group's name and its files, those with C first."""
        for members, name in self.groups:
            modules = {source.module: self.modules[source.module] for source in members}
            options = CompilerOptions(separate=True, target_dir=self.folder)
            generator = emitmodule.GroupGenerator(modules, self.paths, name, self.group_of, self.names, options)
            files = generator.generate_c_for_modules()
            for path, text in files:
                if path.endswith(".c"):
                    text = self.mark_inline(self.copy_small(text, generator.context))
                mypyc.write_file(os.path.join(self.folder, path), text)
            yield str(name), [os.path.join(self.folder, path) for path, _ in files]

    def copy_small(self, text: str, context: EmitterContext) -> str:
        """Gives the C of a group static copies of the small functions that it calls in others, to be inlined."""
        copies: dict[str, str] = {}
        refused: set[str] = set()
        todo = [text]
        while todo:
            for called in sorted(set(CALL.findall(todo.pop())) & self.small.keys() - copies.keys() - refused):
                copy = self.copy(self.small[called], context)
                if copy is None:
                    refused.add(called)
                else:
                    copies[called] = copy
                    todo.append(copy)
        if not copies:
            return text
        headers = [copy[: copy.index("{")].rstrip() + ";\n" for copy in copies.values()]
        begin = re.search(r'#include "__native_internal_\w+\.h"\n', text)
        assert begin is not None
        whole = text[: begin.end()] + "".join(headers) + "".join(copies.values()) + text[begin.end() :]
        return CALL.sub(lambda call: f"CPyDef_{call[1]}(" if call[1] in copies else call[0], whole)

    def mark_inline(self, text: str) -> str:
        """Says `inline` where functions of some size are defined. By itself the C compiler leaves most of them alone:
        it counts what they do in case of an error, which is most of their C. The headers declare them without, so they
        can be called from elsewhere as before."""
        return DEFINITION.sub(lambda found: ("inline " if found[1] in self.inlined else "") + found[0], text)

    def copy(self, function: FuncIR, context: EmitterContext) -> str | None:
        """The function as a static one; None if it needs what this group's headers, written before, do not declare."""
        before = len(context.declarations), len(context.group_deps)
        emitter = Emitter(context)
        module = function.decl.module_name
        generate_native_function(function, emitter, self.paths[module], module)
        if (len(context.declarations), len(context.group_deps)) != before:
            return None
        return "static " + "".join(emitter.fragments)


def is_small(function: FuncIR) -> bool:
    operations = [operation for block in function.blocks for operation in block.ops]
    return len(operations) <= SMALL and not any(isinstance(operation, LoadLiteral) for operation in operations)


def operations_of(function: FuncIR) -> int:
    return sum(len(block.ops) for block in function.blocks)


def extensions(program: Program, job: dict[str, Any]) -> Iterator[tuple[int, Extension]]:
    """A shared library for each group, and a shim for each module that calls into it, with the size of their C."""
    mypyc.setup_mypycify_vars()
    flags = mypyc.get_cflags(opt_level=job["opt"], debug_level="0") + job["flags"]
    written = dict(program.write())  # all of it before headers are looked for
    for members, name in program.groups:
        assert name is not None
        files = written[name]
        needs: set[str] = set()
        for file in files:
            included = mypyc.get_header_deps([(file, Path(file).read_text(encoding="utf-8"))])
            needs |= mypyc.resolve_cfile_deps(os.path.dirname(file), included, program.folder)
        sources = [file for file in files if file.endswith(".c")]
        size = sum(os.path.getsize(file) for file in sources)
        for extension in mypyc.build_using_shared_lib(members, name, sources, sorted(needs), program.folder, flags, []):
            yield size, extension
            size = 0  # the rest are shims


def main(path: str) -> None:
    job = json.loads(Path(path).read_text(encoding="utf-8"))
    work = Path(job["work"])
    largest_first = sorted(extensions(Program(job), job), key=lambda found: -found[0])
    distribution = Distribution({"name": "sitdown", "ext_modules": [extension for _, extension in largest_first]})
    command = distribution.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = str(work / "lib"), str(work / "temp"), os.cpu_count()
    command.ensure_finalized()
    command.run()
    (work / "outputs.json").write_text(json.dumps(command.get_outputs()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
