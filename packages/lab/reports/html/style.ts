/** The style of the report: system fonts with Chinese ones first, light and dark by the reader's choice. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #faf7f0; --ink: #2b2622; --faint: #9a8f80; --line: #e3dccd;
  --accent: #a63a2b; --second: #3f6f6a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1d1a17; --ink: #ece5d8; --faint: #8d8375; --line: #3a342d;
    --accent: #e2776a; --second: #7fb8b1;
  }
}
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.6 "Noto Sans SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif;
}
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { font-family: "Noto Serif SC", "Source Han Serif SC", "Songti SC", SimSun, serif; line-height: 1.3; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
small { color: var(--faint); font-size: 0.7em; font-weight: normal; }
svg { max-width: 100%; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; width: 100%; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; font-weight: normal; }
thead th { color: var(--faint); font-weight: normal; }
tbody tr:hover { background: color-mix(in srgb, var(--accent) 8%, transparent); }
`;
