// The whole page: contents, areas, shared answers, simple types.
import { createHash } from 'node:crypto';
import { path as breakable, prose, table, text } from './html.mjs';
import { answer, operationArticle } from './operation.mjs';
import { simpleTypes, getType } from './types.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of an area, in the contract's order. */
function getOperations(bundle, area) {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method]?.tags?.includes(area))
      .map((method) => ({ method, path, operation: item[method], shared: item.parameters ?? [] })),
  );
}

function contents(areas) {
  const lists = areas.map(({ name, operations }) => {
    const links = operations.map(
      ({ method, path, operation }) =>
        `<li><a href="#${text(operation.operationId)}"><span class="method">${text(method.toUpperCase())}</span> ${breakable(path)}</a></li>`,
    );
    return `<details><summary>${text(name)} <span class="count">${operations.length}</span></summary>
<ul>${links.join('\n')}</ul></details>`;
  });
  return `<nav aria-label="Contents">${lists.join('\n')}
<p><a href="#answers">Shared answers</a></p><p><a href="#types">Types</a></p></nav>`;
}

function sharedAnswers(bundle) {
  const blocks = Object.entries(bundle.components.responses ?? {}).map(
    ([name, response]) => `<article id="answer-${text(name)}"><h3>${text(name)}</h3>
<p>${prose(response.description)}</p>${answer(bundle, response, `Answer ${name}`)}</article>`,
  );
  return `<section id="answers" aria-labelledby="answers-title"><h2 id="answers-title">Shared answers</h2>
${blocks.join('\n')}</section>`;
}

function types(bundle) {
  const rows = simpleTypes(bundle).map(([name, schema]) => [
    `<span id="type-${text(name)}">${text(name)}</span>`,
    getType(bundle, schema),
    prose(schema.description),
  ]);
  return `<section id="types" aria-labelledby="types-title"><h2 id="types-title">Types</h2>
${table('Simple types', ['Name', 'Type', 'Meaning'], rows)}</section>`;
}

/** The page forbids itself all but this one style, so that it stays harmless wherever it is served or opened. */
function policy(style) {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'`;
}

/** The reference of a bundled OpenAPI document as one HTML page without a script, dressed in `style` (CSS). */
export function referencePage(bundle, style) {
  const areas = bundle.tags.map((tag) => ({ ...tag, operations: getOperations(bundle, tag.name) }));
  const sections = areas.map(
    ({
      name,
      description,
      operations,
    }) => `<section id="area-${text(name)}" aria-labelledby="title-${text(name)}">
<h2 id="title-${text(name)}">${text(name)}</h2><p>${prose(description)}</p>
${operations.map((operation) => operationArticle(bundle, operation)).join('\n')}</section>`,
  );
  const { title, version, summary, description } = bundle.info;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${text(title)} ${text(version)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the calls</a>
<header><h1>${text(title)} <small>${text(version)}</small></h1><p>${prose(summary)}</p></header>
<div class="columns">
${contents(areas)}
<main id="main" tabindex="-1">
<p>${prose(description)}</p>
${sections.join('\n')}
${sharedAnswers(bundle)}
${types(bundle)}
</main>
</div>
</body>
</html>
`;
}
