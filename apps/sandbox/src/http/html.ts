/** Markup that is safe to send unchanged. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Html | null | undefined | false | readonly Value[];

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object' && value !== null) return value.map(render).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Escapes every value that is not markup already. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.map((part, index) => part + render(values[index])).join(''));

/** The portal's colours and shapes for the pages of the sandbox, without its code. */
export const styles = `
:root { color-scheme: light dark; --canvas: #f6f5f1; --surface: #fff; --sunken: #efeee8; --line: #e3e1d8; --line-strong: #8d8b81;
  --ink: #16181d; --ink-muted: #565a64; --accent: #2444d0; --accent-hover: #1b35a8; --accent-ink: #2140c4; --good: #0b7043;
  --good-soft: #e0f3e8; --bad: #b1221b; --bad-soft: #fce6e3; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0d0f13; --surface: #15181e; --sunken: #0a0c0f; --line: #262a32;
  --line-strong: #6b717e; --ink: #eeeff1; --ink-muted: #a9aeb9; --accent: #4a66f5; --accent-hover: #3c56e0; --accent-ink: #9db0ff;
  --good: #52cf95; --good-soft: #12291e; --bad: #ff8d84; --bad-soft: #331715; } }
* { box-sizing: border-box; margin: 0; }
html { font: 400 0.9375rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--canvas); font-variant-numeric: tabular-nums; }
main { max-inline-size: 77.5rem; margin-inline: auto; padding: 2rem 1.25rem 4rem; display: grid; gap: 1.5rem; }
h1 { font-size: 1.5625rem; font-weight: 600; letter-spacing: -0.022em; line-height: 1.2; }
h2 { font-size: 1rem; font-weight: 600; letter-spacing: -0.01em; margin-block-end: 0.75rem; }
h3 { font-size: 0.9375rem; font-weight: 600; }
p, small { color: var(--ink-muted); }
a { color: var(--accent-ink); font-weight: 520; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: end; justify-content: space-between; }
section, article { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.125rem 1.25rem; min-inline-size: 0; }
.columns { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); align-items: start; }
.stack { display: grid; gap: 0.75rem; min-inline-size: 0; }
.forms { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); align-items: start; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: 0.875rem; }
th { text-align: start; font-weight: 520; color: var(--ink-muted); }
th, td { padding: 0.4375rem 0.75rem 0.4375rem 0; border-block-end: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-block-end: 0; }
td.number, th.number { text-align: end; }
code, .code, textarea { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; }
code { background: var(--sunken); border-radius: 5px; padding: 0.0625rem 0.3125rem; font-size: 0.8125rem; -webkit-user-select: all; user-select: all; overflow-wrap: anywhere; }
.code { font-size: 2rem; font-weight: 600; letter-spacing: 0.14em; line-height: 1.2; -webkit-user-select: all; user-select: all; color: var(--ink); }
td code { white-space: nowrap; }
.wide td:last-child { min-inline-size: 18rem; }
.mail { display: grid; gap: 0.375rem; }
.mail header { gap: 0.25rem 1rem; }
pre { font: inherit; font-size: 0.875rem; white-space: pre-wrap; overflow-wrap: anywhere; color: var(--ink-muted); -webkit-user-select: text; user-select: text; }
summary { cursor: pointer; font-size: 0.8125rem; color: var(--ink-muted); }
form { display: grid; gap: 0.625rem; }
form.inline { display: flex; flex-wrap: wrap; gap: 0.375rem; align-items: center; }
label { display: grid; gap: 0.25rem; font-size: 0.8125rem; font-weight: 500; }
input, select, textarea { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line-strong); border-radius: 9px; padding: 0.4375rem 0.6875rem; inline-size: 100%; min-block-size: 2.5rem; }
.inline input { inline-size: 10rem; flex: 1; }
textarea { min-block-size: 4.5rem; font-size: 0.8125rem; }
button { font: inherit; font-weight: 530; border: 1px solid transparent; border-radius: 9px; padding: 0 0.9375rem; min-block-size: 2.5rem; background: var(--accent); color: #fff; cursor: pointer; }
button:hover { background: var(--accent-hover); }
button.quiet { background: var(--surface); color: var(--ink); border-color: var(--line-strong); }
:focus-visible { outline: 2px solid var(--accent-ink); outline-offset: 2px; }
.note { border-radius: 9px; padding: 0.625rem 0.875rem; overflow-wrap: anywhere; -webkit-user-select: text; user-select: text; }
.done { background: var(--good-soft); color: var(--good); }
.error { background: var(--bad-soft); color: var(--bad); }
.total { font-size: 1.5rem; font-weight: 600; letter-spacing: -0.02em; }
@media (pointer: coarse) { input, select, button { min-block-size: 2.75rem; } }
`;
