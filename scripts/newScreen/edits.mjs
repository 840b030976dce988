// What a new screen adds to files that exist: each place is found by the line that it stands beside.

/** Puts text before or after the first match. It throws where there is none, so that no row is lost in silence. */
function beside(source, location, text, where) {
  const match = location.exec(source);
  if (!match) throw new Error(`There is no place for it: ${String(location)}`);
  const at = where === 'before' ? match.index : match.index + match[0].length;
  return source.slice(0, at) + text + source.slice(at);
}
const after = (source, location, text) => beside(source, location, text, 'after');
const before = (source, location, text) => beside(source, location, text, 'before');
const atEnd = (source, text) => `${source.trimEnd()}\n${text}`;
/** A row of a table goes before the last one, the route that catches all. */
const rowBefore = (source, location, row) => before(source, location, `${row}\n`);

/** Every file that a screen adds a line to, with what becomes of its text. */
export function editsFor(names) {
  const { area, Screen, camel, kebab, title, route, operationId, hook } = names;
  return {
    'openapi/openapi.yaml': (text) =>
      before(text, /^components:|(?![\s\S])/m, `  /${kebab}:\n    $ref: 'paths/${area}.yaml#/${kebab}'\n`),
    [`openapi/paths/${area}.yaml`]: (text) => atEnd(text, toPath(names)),
    [`openapi/schemas/${area}.yaml`]: (text) => atEnd(text, getSchema(names)),
    'checks/data/calls.tsv': (text) => atEnd(text, `GET\t/${kebab}\tyes\t${area}\t\n`),
    'checks/data/routes.tsv': (text) => rowBefore(text, /^\*\t/m, `${route}\t${title}\t${area}`),
    [`apps/sandbox/src/areas/${area}.ts`]: (text) =>
      after(
        after(
          text,
          /^import type \{ Handlers \}.*\n/m,
          `import { ${operationId} } from './${area}/${camel}';\n`,
        ),
        new RegExp(`${area}Handlers = \\{`),
        ` ${operationId},`,
      ),
    'packages/ui/src/addresses/addresses.ts': (text) =>
      before(text, /^\} as const;/m, `  ${camel}: '${route}',\n`),
    'packages/ui/src/text/documentTitles.ts': (text) =>
      before(text, /^ {2}notFound:/m, `  ${camel}: '${title}',\n`),
    [`packages/ui/src/screens/${area}/index.ts`]: (text) =>
      atEnd(
        text,
        `export { ${Screen}Screen, type ${Screen}ScreenProps } from './${Screen}/${Screen}Screen';\n` +
          `export type { ${Screen} } from './${Screen}/${camel}';\n`,
      ),
    [`apps/portal/src/areas/${area}/${area}.api.ts`]: (text) =>
      after(
        after(
          withRead(text),
          /endpoints: \(build\) => \(\{\n/,
          `    ${operationId}: read(build, '/${kebab}'),\n`,
        ),
        /^export const \{/m,
        ` ${hook},`,
      ),
    [`apps/portal/src/areas/${area}/${area}.routes.ts`]: (text) =>
      before(
        text,
        /^\];/m,
        `  {\n    paths: [addresses.${camel}],\n    title: documentTitles.${camel},\n` +
          `    load: () => import('./${Screen}Route').then((module) => module.${Screen}Route),\n  },\n`,
      ),
  };
}

/** The calls of an area, which may not have had a plain read so far. */
const withRead = (text) =>
  /^import \{[^}]*\bread\b[^}]*\} from '.*\/endpoints';/m.test(text)
    ? text
    : after(text, /^import \{(?=[^}]*\} from '.*\/endpoints';)/m, ' read,');

const toPath = ({ area, Screen, kebab, title, operationId }) => `
${kebab}:
  get:
    operationId: ${operationId}
    summary: ${title}
    tags: [${area}]
    security:
      - bearer: []
    responses:
      '200':
        description: What the screen shows.
        content:
          application/json:
            schema: { $ref: '../schemas/${area}.yaml#/${Screen}Answer' }
            example:
              status: true
              data:
                username: amara21
      '401': { $ref: '../components/responses.yaml#/Unauthenticated' }
      '429': { $ref: '../components/responses.yaml#/TooManyRequests' }
      default: { $ref: '../components/responses.yaml#/Unexpected' }
`;

const getSchema = ({ Screen, title }) => `
${Screen}Answer:
  description: ${title}.
  allOf:
    - $ref: 'common.yaml#/Envelope'
    - type: object
      required: [data]
      properties:
        data:
          type: object
          required: [username]
          unevaluatedProperties: false
          properties:
            username:
              type: string
  unevaluatedProperties: false
`;
