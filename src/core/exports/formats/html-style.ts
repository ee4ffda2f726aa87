/** Style of the HTML report: light and dark, for screens of any width, and for paper. */
export const style = `
:root{color-scheme:light dark;--text:#1b1f24;--muted:#57606a;--line:#d0d7de;--back:#fff;--head:#f6f8fa;--link:#0550ae;
--warn:#9a3412}
@media(prefers-color-scheme:dark){:root{--text:#e6edf3;--muted:#9da7b3;--line:#3d444d;--back:#0d1117;--head:#161b22;
--link:#79b8ff;--warn:#ffb77c}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:75rem;padding:1.5rem;background:var(--back);color:var(--text);
font:1rem/1.5 system-ui,sans-serif}
header>p:first-child{margin:0;color:var(--muted)}
h1{margin:.25rem 0 1rem;font-size:1.5rem;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .75rem;padding-top:1rem;border-top:2px solid var(--line);font-size:1.25rem;overflow-wrap:anywhere}
h2 small{display:block;color:var(--muted);font-size:.875rem;font-weight:400}
h3{margin:1.5rem 0 .5rem;font-size:1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.125rem 1rem;margin:0}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
.warning{margin:0 0 1rem;color:var(--warn);font-weight:600}
.summary{margin:0 0 1rem;font-size:1.125rem}
.note{margin:0 0 .5rem;color:var(--muted);font-size:.875rem}
.table{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:.375rem .5rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th{background:var(--head)}
td{min-width:7rem;overflow-wrap:anywhere}
td bdi{white-space:pre-wrap}
a{color:var(--link)}
nav ul,.worst{margin:0;padding-left:1.25rem}
.worst b{color:var(--warn)}
li{overflow-wrap:anywhere}
.person{margin:0 0 1rem;padding:.5rem .75rem;border-left:3px solid var(--line)}
.graph{overflow-x:auto}
svg{display:block;width:100%;min-width:30rem;max-width:50rem}
footer{margin-top:2rem;color:var(--muted);font-size:.875rem}
@media print{:root{color-scheme:light;--text:#000;--muted:#333;--line:#999;--back:#fff;--head:#eee;--link:#000;
--warn:#000}
body{max-width:none;padding:0;font-size:10pt}
.table,.graph{overflow:visible}
svg{min-width:0;break-inside:avoid}
thead{display:table-header-group}
tr,.person{break-inside:avoid}
h2,h3{break-after:avoid}
}
`
