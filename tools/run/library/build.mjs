// Builds packages/<name> as a library for other apps: ES modules, types and source maps in its dist, with a manifest of
// their own. `npm pack ./packages/ui/dist` packs it. The workspace goes on reading the sources. With `--report` it writes
// the public types to packages/<name>/api.txt.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { getPublicApi, matchEntry } from './publicApi.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'packages', process.argv[2] ?? '');
const dist = join(folder, 'dist');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(stories|fixtures|test|d)\.tsx?$/.test(file);
const filesIn = (place) => readdirSync(place, { recursive: true }).map(String);
const sources = filesIn(join(folder, 'src')).map((file) => `./src/${file}`);

/** The sources of the entries in `exports`. */
const entryFiles = Object.entries(manifest.exports).flatMap(([address, path]) =>
  matchEntry(address, path, sources).map(({ file }) => file),
);

/** The place of a source in dist, without its ending. */
const strip = (file) => file.replace('./src/', './').replace(/\.tsx?$/, '');

const contract = join(root, 'openapi/dist/types.ts');

/** The contract's types and effects stand in the api's own dist, since no registry has the contract. */
const contractInside = {
  name: 'contract-inside',
  resolveId: (id) => (id === '@portal/contract/types' ? join(folder, 'src/contract.ts') : null),
  load: (id) => (id === join(folder, 'src/contract.ts') ? readFileSync(contract, 'utf8') : null),
};

/** A font is a file beside its module, by an address that bundlers and browsers understand. */
const fonts = {
  name: 'fonts',
  resolveId: (id) =>
    id.endsWith('.woff2?url') ? join(folder, 'src/theme', basename(id.slice(0, -4))) : null,
  load(id) {
    if (!id.endsWith('.woff2')) return null;
    const file = join(root, 'node_modules/@fontsource-variable/geist/files', basename(id));
    this.emitFile({ type: 'asset', fileName: `theme/${basename(id)}`, source: readFileSync(file) });
    return { code: `export default new URL('./${basename(id)}', import.meta.url).href;`, moduleType: 'js' };
  },
};

/** `useEffectEvent` is React's since 19.2. With an older React a ref holds the last function. */
const effectEvents = {
  name: 'effect-events',
  resolveId: (id) => (id === 'effect-event' ? join(folder, 'src/effectEvent.ts') : null),
  load: (id) =>
    id === join(folder, 'src/effectEvent.ts')
      ? `import * as React from 'react';
const use = (run) => {
  const last = React.useRef(run);
  React.useInsertionEffect(() => { last.current = run; });
  return React.useCallback((...given) => last.current(...given), []);
};
export const useEffectEvent = React['useEffectEvent'.slice()] ?? use;`
      : null,
  transform: (code) => ({
    code: code.replace(
      /import \{([^}]*)\buseEffectEvent,?([^}]*)\} from 'react';/,
      `import {$1$2} from 'react'; import { useEffectEvent } from 'effect-event';`,
    ),
    map: null,
  }),
};

/**
 * Node reads styled-components as CommonJS, whose default has no elements, and finds no file without its ending. Bundlers
 * and types understand both.
 */
const forNode = {
  name: 'for-node',
  transform: (code) => ({
    code: code
      .replace(
        /import styled(?:, \{([^}]*)\})? from 'styled-components';/,
        (_, more = '') => `import { styled,${more} } from 'styled-components';`,
      )
      .replace(/(from 'dayjs\/[^'.]+)'/g, "$1.js'"),
    map: null,
  }),
};

const entries = entryFiles.filter(isSource);
const isOurs = (name) => name.startsWith('@portal/');

async function writeModules() {
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map((file) => [strip(file).slice(2), file])),
    external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
      .filter((name) => !isOurs(name))
      .map((name) => new RegExp(`^${name}(/(?!.*\\.woff2)|$)`)),
    plugins: [contractInside, fonts, effectEvents, forNode],
    platform: 'neutral',
    tsconfig: true,
    logLevel: 'warn',
  });
  await bundle.write({
    dir: dist,
    preserveModules: true,
    preserveModulesRoot: join(folder, 'src'),
    sourcemap: true,
    entryFileNames: '[name].js',
  });
}
/** A relative module with its ending, as Node and strict resolvers want it. */
const withEnding = (from) => (all, quote, to) => {
  if (to === 'styled-components/dist/types') return `${quote}${rise(from)}styled.js${quote}`;
  if (!to.startsWith('.')) return isOurs(to) ? `${quote}${rise(from)}contract.js${quote}` : all;
  const path = join(dirname(from), to);
  const ending = existsSync(`${path}.d.ts`) ? '.js' : '/index.js';
  return `${quote}${to}${ending}${quote}`;
};
const rise = (file) => '../'.repeat(relative(dist, dirname(file)).split('/').filter(Boolean).length) || './';

/** Writes declarations and reports what can't be declared. Lint has the other errors of types. */
function compile(...options) {
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '--noCheck', ...options], { stdio: 'inherit' });
  if (run.status) process.exit(run.status);
}

function writeTypes() {
  const config = join(folder, '.turbo/library.json');
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '../src',
    outDir: '../dist',
  };
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions,
      include: [],
      files: entries.map((file) => join('..', file)),
    }),
  );
  compile('-p', config);
  if (manifest.dependencies['@portal/contract']) {
    compile(contract, '--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--outDir', dist);
    renameSync(join(dist, 'types.d.ts'), join(dist, 'contract.d.ts'));
  }
  for (const name of filesIn(dist).filter((one) => one.endsWith('.d.ts'))) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(?<=from |import\()(['"])([^'"]+)\1/g, withEnding(file)));
  }
  writeFileSync(join(dist, 'styled.d.ts'), styledTypes);
  writeMessageKeys(join(dist, 'text/message/messageKey.d.ts'));
}

/** The keys of all texts by name, because a consumer's compiler need not read JSON. */
function writeMessageKeys(file) {
  if (!existsSync(file)) return;
  const keys = Object.keys(JSON.parse(readFileSync(join(folder, 'src/text/languages/en.json'), 'utf8')));
  writeFileSync(file, `export type MessageKey =\n  | ${keys.map((key) => `'${key}'`).join('\n  | ')};\n`);
}

/**
 * Types that inferred styled components name and styled-components doesn't export, and the names of Node's that it uses,
 * which merge with Node's own.
 */
const styledTypes = `import type { CSSProperties } from 'react';
import type { FastOmit, IStyledComponent, Runtime } from 'styled-components';
export type IStyledComponentBase<R extends Runtime, P extends object = {}> = IStyledComponent<R, P>;
export type CSSPropertiesWithVars = CSSProperties & { [key: \`--\${string}\`]: string | number | undefined };
export type Merged<A extends object, B> = FastOmit<A, Exclude<keyof B, 'style'>> & B;
declare global {
  namespace NodeJS {
    interface ReadableStream {}
    interface WritableStream {}
    interface ReadWriteStream {}
  }
}
`;

/** Two files whose names differ in capitals alone are one file on macOS and Windows. */
function refuseTwins(files) {
  const twins = files.filter(
    (file, at) => files.findIndex((one) => one.toLowerCase() === file.toLowerCase()) !== at,
  );
  if (twins.length > 0) throw new Error(`Named twice but for capitals: ${twins.join(', ')}`);
}

rmSync(dist, { recursive: true, force: true });
await writeModules();
writeTypes();

const built = (file) =>
  file.endsWith('.json')
    ? file.replace('./src/', './')
    : { types: `${strip(file)}.d.ts`, default: `${strip(file)}.js` };

/** What an app installs: peers once, the rest as dependencies. */
function writeManifest() {
  const wanted = Object.entries(manifest.dependencies).filter(
    ([name]) => !isOurs(name) && !manifest.peerDependencies?.[name],
  );
  const {
    name,
    version,
    type,
    sideEffects,
    license = 'UNLICENSED',
    description,
    peerDependencies,
  } = manifest;
  const exports = Object.fromEntries(Object.entries(manifest.exports).map(([at, file]) => [at, built(file)]));
  const packed = {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    exports,
    engines: { node: '>=20.19' },
    peerDependencies,
    dependencies: Object.fromEntries(wanted),
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  copyFileSync(join(folder, 'README.md'), join(dist, 'README.md'));
  for (const file of entryFiles.filter((one) => one.endsWith('.json')))
    copyFileSync(join(folder, file), join(dist, file.replace('./src/', '')));
}

writeManifest();
refuseTwins(filesIn(dist));
if (process.argv.includes('--report')) writeFileSync(join(folder, 'api.txt'), getPublicApi(dist));
