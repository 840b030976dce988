// Writes the contract's types, generated from the bundle.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

const bundle = new URL('dist/openapi.json', import.meta.url);
const types = new URL('dist/types.ts', import.meta.url);

/** An uploaded file is a Blob for the client. Other schemas keep the generator's types. */
const fileAsBlob = (schema) =>
  schema.contentMediaType === 'application/octet-stream'
    ? ts.factory.createTypeReferenceNode('Blob')
    : undefined;

/** What each writing call changes, by method and path: every POST, and the GETs with an effect (`x-effect`). */
function getEffects({ paths }) {
  const effects = { get: {}, post: {} };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, byPath] of Object.entries(effects)) {
      const effect = methods[method]?.['x-effect'];
      if (effect) byPath[path] = effect;
      else if (method === 'post' && methods.post) throw new Error(`POST ${path} has no x-effect`);
    }
  return `export const effects = ${JSON.stringify(effects, null, 4)} as const;\n`;
}

await writeFile(
  types,
  COMMENT_HEADER +
    astToString(await openapiTS(bundle, { transform: fileAsBlob, silent: true })) +
    getEffects(JSON.parse(await readFile(bundle, 'utf8'))),
);
