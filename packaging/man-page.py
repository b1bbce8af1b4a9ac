#!/usr/bin/env python3
"""Makes a manual page from the commands of a program: PROGRAM --experimental-dump-help | man-page.py SECTION."""

import datetime
import json
import os
import re
import sys


def text(words):
    """Escape a text for troff."""
    words = words.replace("\\", r"\e").replace("-", r"\-").replace("`", r"\(ga").replace("'", r"\(aq")
    return re.sub(r"(?m)^\.", r"\\&.", words)


def name(argument):
    """The names of an option, or the value of a positional argument."""
    value = rf"\fI{text(argument.get('valueName', ''))}\fR"
    if argument["kind"] == "positional":
        return value
    dashes = {"short": "-", "long": "--", "longWithSingleDash": "-"}
    names = ", ".join(rf"\fB{text(dashes[each['kind']] + each['name'])}\fR" for each in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} {value}"


def description(argument):
    """The text about an argument, with its default."""
    parts = [argument.get("abstract", "")]
    values = argument.get("allValues")
    if values:
        parts.append(f"Values: {', '.join(values)}.")
    if "defaultValue" in argument:
        parts.append(f"Default: {argument['defaultValue']}.")
    return text(" ".join(filter(None, parts)))


def synopsis(command):
    """The line of usage of a command."""
    words = [rf"\fB{text(' '.join([*command.get('superCommands', []), command['commandName']]))}\fR"]
    arguments = shown(command.get("arguments", []))
    if any(argument["kind"] != "positional" for argument in arguments):
        words.append(r"[\fIoption\fR ...]")
    if commands(command):
        words.append(r"\fIcommand\fR ...")
    for argument in arguments:
        if argument["kind"] == "positional":
            word = name(argument) + (" ..." if argument["isRepeating"] else "")
            words.append(f"[{word}]" if argument["isOptional"] else word)
    return " ".join(words)


def shown(arguments):
    """The arguments that the help shows, without those that each command has."""
    common = ("version", "help")
    return [each for each in arguments if each["shouldDisplay"] and each.get("valueName") not in common]


def commands(command):
    """The commands of a command that its help shows."""
    return [each for each in command.get("subcommands", []) if each["shouldDisplay"] and each["commandName"] != "help"]


def paragraphs(command):
    """The description of a command."""
    for part in (command.get("abstract", ""), *command.get("discussion", "").split("\n\n")):
        if part:
            yield from (".PP", text(part))


def options(command):
    """The arguments of a command."""
    for argument in shown(command.get("arguments", [])):
        yield from (".TP", name(argument), description(argument))


def sections(command):
    """A section for each command, and for those below it."""
    for each in commands(command):
        yield from (f'.SS "{text(" ".join([*each["superCommands"], each["commandName"]]))}"', synopsis(each))
        yield from (*paragraphs(each), *options(each), *sections(each))


def page(command, section):
    """The lines of the page."""
    program = command["commandName"]
    time = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)
    yield f'.TH {program.upper()} {section} "{time:%Y-%m-%d}" Lectern'
    yield from (".ad l", ".nh")
    yield from (".SH NAME", rf"{text(program)} \- {text(command['abstract'].rstrip('.'))}")
    yield from (".SH SYNOPSIS", synopsis(command), ".SH DESCRIPTION", *list(paragraphs(command))[1:])
    if not command.get("discussion"):
        yield text(command["abstract"])
    if own := list(options(command)):
        yield from (".SH OPTIONS", *own)
    yield from (".PP", r"\fB\-\-version\fR shows the version, \fB\-\-help\fR the help of each command.")
    if commands(command):
        yield from (".SH COMMANDS", *sections(command))


if __name__ == "__main__":
    print("\n".join(page(json.load(sys.stdin)["command"], sys.argv[1])))
