// The contract's types, generated from the bundle: `write` saves them, `check` compares them with the saved ones.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

const bundle = new URL('dist/openapi.json', import.meta.url);
const committed = new URL('generated/types.ts', import.meta.url);
const fresh = new URL('dist/types.ts', import.meta.url);

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

const types =
  COMMENT_HEADER +
  astToString(await openapiTS(bundle, { transform: fileAsBlob, silent: true })) +
  getEffects(JSON.parse(await readFile(bundle, 'utf8')));

if (process.argv[2] === 'check') {
  await writeFile(fresh, types);
  const before = (await readFile(committed, 'utf8').catch(() => '')).split('\n');
  const after = types.split('\n');
  const line = after.findIndex((text, index) => text !== before[index]);
  if (line >= 0 || before.length !== after.length) {
    const at = line >= 0 ? line : after.length;
    console.error(
      `openapi/generated/types.ts has drifted from the contract, first at line ${at + 1}:\n` +
        `  committed: ${before[at] ?? '(nothing)'}\n  contract:  ${after[at] ?? '(nothing)'}\n` +
        'Run `npm run generate` and commit the result; the file is never edited by hand.',
    );
    process.exit(1);
  }
  console.log('The generated types match the contract.');
} else {
  await writeFile(committed, types);
  console.log(`Wrote the types of ${types.split('\n').length} lines.`);
}
