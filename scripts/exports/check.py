"""Reads exports with the tools they are for: check.py <folder>. Prints `<file>: <what was read>`; fails at the first
fault. The names of the files end as exports do."""

import csv
import html.parser
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import uuid

import networkx
import openpyxl
from pymisp import MISPEvent
from stix2validator import ValidationOptions, validate_file

# Checks of recommendations that do not fit: 103 wants random ids, 302 hashes of web pages, and 244 knows no sites.
STIX_OPTIONS = ValidationOptions(version='2.1', strict=True, disabled=['103', '244', '302'])
SCO_NAMESPACE = uuid.UUID('00abedb4-aa42-466c-9c01-fed23315a9b7')
csv.field_size_limit(2**24)
FORMULA = re.compile('[\\s"\\x00-\\x1f\\u200b\\ufeff]*[=+\\-@＝＋－＠﹦﹢﹣﹫−]')
# A spreadsheet of another country begins a cell here, whatever the quotes.
SEPARATORS = re.compile('[;|\\t\\n\\v\\f\\r\\x1c-\\x1e\\x85\\u2028\\u2029]')
LOADING = {'script', 'img', 'link', 'iframe', 'object', 'embed', 'video', 'audio', 'source', 'form', 'base'}
VOID = {'meta', 'br', 'hr'}


def require(holds, message):
    if not holds:
        raise AssertionError(message)


def stix(path):
    result = validate_file(str(path), STIX_OPTIONS)
    faults = [str(fault) for one in result.object_results for fault in one.errors + one.warnings]
    require(result.is_valid, f'not valid: {result.fatal or ""} {faults[:5]}')
    objects = json.loads(path.read_text('utf-8'))['objects']
    for one in objects:
        if one['type'] in ('email-addr', 'domain-name', 'url', 'ipv4-addr', 'ipv6-addr'):
            name = json.dumps({'value': one['value']}, separators=(',', ':'), ensure_ascii=False)
            require(one['id'].endswith(str(uuid.uuid5(SCO_NAMESPACE, name))), f'{one["id"]} is not the id of its value')
    ids = {one['id'] for one in objects}
    for one in objects:
        for name, value in one.items():
            references = value if name.endswith('_refs') else [value] if name.endswith('_ref') else []
            require(all(reference in ids for reference in references), f'{one["id"]} has a reference to nothing')
    return f'{len(objects)} objects'


def misp(path):
    event = MISPEvent()
    event.load_file(str(path))
    require(len(event.attributes) > 0, 'no attributes')
    require(not any(attribute.to_ids for attribute in event.attributes), 'an attribute is for detection')
    return f'{len(event.attributes)} attributes'


def graphml(path):
    graph = networkx.read_graphml(path)
    require(graph.number_of_edges() > 0, 'no edges')
    require(all(data.get('label') for _, data in graph.nodes(data=True)), 'a node without a label')
    return f'{graph.number_of_nodes()} nodes, {graph.number_of_edges()} edges'


def csv_lines(path):
    with open(path, encoding='utf-8', newline='') as file:
        lines = list(csv.reader(file, strict=True))
    require({len(line) for line in lines} == {len(lines[0])}, 'lines of different lengths')
    parts = [part for line in lines for cell in line for part in SEPARATORS.split(cell)]
    require(not any(FORMULA.match(part) for part in parts), 'a cell begins as a formula')
    require([lines[1][0], lines[-1][0]] == ['report', 'end'], 'no report or no end')
    return f'{len(lines)} lines'


def libre_office(path, lines):
    """Compares the cells of a workbook with those that LibreOffice reads, if it is installed."""
    office = shutil.which('soffice')
    if office is None:
        return 'not read by LibreOffice, which is not installed'
    # comma, quotes, UTF-8, each text in quotes, every sheet
    form = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1'
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [office, '--headless', f'-env:UserInstallation=file://{folder}/profile', '--convert-to', form,
             '--outdir', folder, str(path)], check=True, capture_output=True, timeout=600)
        texts = [file.read_bytes().decode('utf-8') for file in pathlib.Path(folder).glob('*.csv')]
    read = [line for text in texts for line in csv.reader(io.StringIO(text, newline=''), strict=True)]
    # openpyxl leaves the escape of ISO/IEC 29500-1, 22.9.2.19
    expected = [['' if value is None else value.replace('_x005F_', '_') for value in line] for line in lines]
    require(read == expected, 'LibreOffice reads other texts')
    return 'the same in LibreOffice'


def workbook(path):
    book = openpyxl.load_workbook(path)
    cells = [cell for sheet in book for line in sheet.iter_rows() for cell in line]
    require(all(cell.data_type in ('s', 'n') and (cell.data_type == 's' or cell.value is None) for cell in cells),
            'a cell that is no text')
    require({cell.number_format for cell in cells} == {'@'}, 'a cell that is no text after it is edited')
    lines = [list(line) for sheet in book for line in sheet.iter_rows(values_only=True)]
    require([lines[1][0], lines[-1][0]] == ['report', 'end'], 'no report or no end')
    return f'{len(lines)} lines; {libre_office(path, lines)}'


def jsonl(path):
    text = path.read_text('utf-8')
    require(text.endswith('\n'), 'no line break at the end')
    lines = [json.loads(line) for line in text[:-1].split('\n')]
    require(lines[0]['kind'] == 'report', 'no report')
    require(lines[-1] == {'kind': 'end', 'rows': len(lines) - 2}, 'no end')
    return f'{len(lines)} lines'


class Page(html.parser.HTMLParser):
    """Reads a page. Every element has to be closed, and nothing may load."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.count = 0

    def handle_starttag(self, tag, attrs):
        require(tag not in LOADING, f'an element {tag}')
        require(not any(name == 'src' or name.startswith('on') for name, _ in attrs), f'{tag} loads or runs something')
        require(all(re.match('https?://|#', value) for name, value in attrs if name == 'href'), 'a link that is no page')
        self.count += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        require(self.open and self.open.pop() == tag, f'</{tag}> closes another element')


def page(path):
    text = path.read_text('utf-8')
    reader = Page()
    reader.feed(text)
    reader.close()
    require(reader.open == [] and text.endswith('</html>\n'), 'the page has no end')
    require(not re.search(r'url\(|@import', text[:text.index('</style>')]), 'the style loads something')
    return f'{reader.count} elements'


def markdown(path):
    text = path.read_text('utf-8')
    require(text.startswith('# ') and 'End of the report' in text, 'no heading or no end')
    return f'{text.count(chr(10))} lines'


READERS = {
    '.stix.json': stix,
    '.misp.json': misp,
    '.graphml': graphml,
    '.csv': csv_lines,
    '.xlsx': workbook,
    '.jsonl': jsonl,
    '.html': page,
    '.md': markdown,
}

paths = sorted(path for path in pathlib.Path(sys.argv[1]).iterdir())
for path in paths:
    [read] = [reader for ending, reader in READERS.items() if path.name.endswith(ending)]
    try:
        print(f'{path.name}: {read(path)}', flush=True)
    except Exception as fault:
        sys.exit(f'{path.name}: {type(fault).__name__}: {fault}')
