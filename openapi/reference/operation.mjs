// One operation: what it takes, what it answers, an example of each.
import { code, field as place, path as breakable, prose, table, text } from './html.mjs';
import { parseFields } from './fields.mjs';
import { resolve, getType } from './types.mjs';

const heading = (level, words) => `<h${level}>${text(words)}</h${level}>`;

function example(media) {
  if (media.example === undefined) return '';
  return `<pre tabindex="0" role="group" aria-label="Example"><code>${text(JSON.stringify(media.example, null, 2))}</code></pre>`;
}

function body(bundle, media, caption) {
  const rows = parseFields(bundle, media.schema ?? {}).map(({ field, schema, required, description }) => [
    place(field),
    getType(bundle, schema),
    required,
    prose(description),
  ]);
  const about = prose(resolve(bundle, media.schema ?? {}).description);
  return `${about ? `<p>${about}</p>` : ''}
${rows.length > 0 ? table(caption, ['Field', 'Type', 'Required', 'Meaning'], rows) : ''}
${example(media)}`;
}

/** One answer with its fields and example. */
export function answer(bundle, response, caption) {
  return Object.entries(response.content ?? {})
    .map(([type, media]) => `<p class="media">${code(type)}</p>\n${body(bundle, media, caption)}`)
    .join('\n');
}

function parameters(bundle, list, id) {
  if (list.length === 0) return '';
  const rows = list.map((each) => {
    const parameter = resolve(bundle, each);
    const { name, required, schema, description } = parameter;
    return [
      code(name),
      text(parameter.in),
      getType(bundle, schema),
      required ? 'yes' : 'no',
      prose(description),
    ];
  });
  const headings = ['Parameter', 'In', 'Type', 'Required', 'Meaning'];
  return `${heading(4, 'Parameters')}${table(`Parameters of ${id}`, headings, rows)}`;
}

function answers(bundle, operation) {
  return Object.entries(operation.responses).map(([status, response]) => {
    const shared = response.$ref?.split('/').at(-1);
    const { description } = resolve(bundle, response);
    const title = `<b>${text(status)}</b> ${prose(description)}`;
    if (shared) return `<p class="shared">${title} <a href="#answer-${text(shared)}">${text(shared)}</a></p>`;
    const content = answer(bundle, response, `${operation.operationId}, answer ${status}`);
    return `<details${status.startsWith('2') ? ' open' : ''}><summary>${title}</summary>${content}</details>`;
  });
}

/** An operation as an article. `shared` are the parameters of its path. */
export function operationArticle(bundle, { method, path, operation, shared }) {
  const { operationId: id, summary, description, security = [], requestBody } = operation;
  const media = Object.entries(requestBody?.content ?? {});
  return `<article id="${text(id)}" aria-labelledby="${text(id)}-title">
<h3 id="${text(id)}-title">${text(summary)}</h3>
<p class="call"><span class="method">${text(method.toUpperCase())}</span> <code>${breakable(path)}</code></p>
<p class="facts">${code(id)} · ${security.length > 0 ? 'needs a token' : 'no token'}</p>
${description ? `<p>${prose(description)}</p>` : ''}
${parameters(bundle, [...shared, ...(operation.parameters ?? [])], id)}
${media
  .map(
    ([type, each]) =>
      `${heading(4, 'Body')}<p class="media">${code(type)}</p>${body(bundle, each, `Body of ${id}`)}`,
  )
  .join('\n')}
${heading(4, 'Answers')}
${answers(bundle, operation).join('\n')}
</article>`;
}
