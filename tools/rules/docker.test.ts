import { createFilter } from 'vite';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { getImages, readWorkflows } from './workflows';
import { files, read } from '../requirements/files';
import { judged } from './judged';

interface Instruction {
  name: string;
  /** The instruction's arguments, without flags such as `--from=build`. */
  words: string[];
  text: string;
}

/** Parses a Dockerfile's instructions in order. Continued lines are joined. */
function readDockerfile(file: string): Instruction[] {
  return read(file)
    .replace(/^#.*$/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/);
      const words = rest.filter((word) => !word.startsWith('--'));
      return { name: name.toUpperCase(), words, text: rest.join(' ') };
    });
}

/** Returns the last stage's instructions of a kind. The image is everything after the last FROM. */
const lastStage = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'));

/** True when `.dockerignore` includes a repository path. Later lines win. */
function isSentToDocker(path: string): boolean {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = patterns.findLast((line) => {
    const pattern = line.replace(/^!/, '');
    return createFilter([pattern, `${pattern}/**`], null, { resolve: false })(path);
  });
  return last === undefined || last.startsWith('!');
}

// CI builds and starts the images and calls the portal through them (`docker compose up --build --wait`).

interface Service {
  build?: { dockerfile: string };
  image?: string;
  user?: string;
  ports?: string[];
  healthcheck?: { test: string[] };
  networks?: string[];
  environment?: Record<string, string>;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } } | null>;
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const dockerfiles = files.filter((file) => file.endsWith('.Dockerfile'));

/** True for a complete version with its digest, so the started image is the tested one whatever the tag becomes. */
const isPinned = (image: string) => /^[\w./-]+:\d+\.\d+(\.\d+)?(-[\w.]+)*@sha256:[0-9a-f]{64}$/.test(image);

it.each(services)(
  'the service %s runs without rights on a read-only file system, for this machine',
  (_name, service) => {
    expect(service).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      tmpfs: expect.arrayContaining(['/tmp']) as string[],
    });
    expect(service).not.toHaveProperty('privileged');
    expect(service.healthcheck?.test.length).toBeGreaterThan(1);
    // Our own images set the user in their Dockerfile.
    if (service.image !== undefined) expect(service.user).toMatch(/^[a-z]\w+$/);
    else expect(dockerfiles).toContain(service.build?.dockerfile);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  },
);

it('the database is reached by the sandbox alone', () => {
  expect(compose.networks['data']).toEqual({ internal: true });
  expect(compose.services['database']?.networks).toEqual(['data']);
  const users = services.filter(([, { networks }]) => networks?.includes('data'));
  expect(users.map(([name]) => name)).toEqual(['sandbox', 'database']);
});

it('the sandbox serves as a role that owns nothing, and migrates as the owner (T46)', () => {
  const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = compose.services['sandbox']?.environment ?? {};
  const role = (url: string) => /^postgres:\/\/(\w+):/.exec(url)?.[1];
  expect(role(DATABASE_OWNER_URL)).toBe(compose.services['database']?.environment?.['POSTGRES_USER']);
  expect(role(DATABASE_URL)).not.toBe(role(DATABASE_OWNER_URL));
  expect(read('docker/database/application.sh')).toContain(`CREATE ROLE ${role(DATABASE_URL)} LOGIN`);
});

it('the sandbox believes the forwarded addresses of the network that the portal asks from, and of no other (T31)', () => {
  const subnet = compose.networks['calls']?.ipam?.config[0]?.subnet;
  expect(compose.services['sandbox']?.environment?.['TRUSTED_PROXIES']).toBe(subnet);
});

it.each(dockerfiles)(
  '%s has a user without root’s rights and a health check, and installs the lock file',
  (file) => {
    const instructions = readDockerfile(file);
    const last = lastStage(instructions);
    const find = (wanted: string) => last.filter(({ name }) => name === wanted);
    expect(find('USER').map(({ text }) => text)).toEqual([expect.stringMatching(/^(?!root$)[a-z][\w-]*$/)]);
    expect(last.indexOf(find('USER')[0]!)).toBeLessThan(last.indexOf(find('CMD')[0]!));
    expect(find('HEALTHCHECK')).toHaveLength(1);
    // Without a shell, so that signals reach the program.
    expect(find('CMD').map(({ text }) => JSON.parse(text) as unknown)).toEqual([
      expect.arrayContaining([expect.any(String)]),
    ]);
    const installs = instructions.filter(({ text }) => /\bnpm (ci|install|i)\b/.test(text));
    expect(installs.length).toBeGreaterThan(0);
    for (const { text } of installs) expect(text).toMatch(/^npm ci --ignore-scripts\b/);
  },
);

/** The images of other projects that are started or built on: in Dockerfiles, in compose and in workflows. */
const images = [
  ...services.flatMap(([, { image = [] }]) => image),
  ...dockerfiles
    .flatMap(readDockerfile)
    .flatMap(({ name, words: [image = ''] }) => (name === 'FROM' ? [image] : [])),
  ...readWorkflows().flatMap(({ jobs }) => jobs.flatMap((job) => getImages(job))),
];

it('pins each image by version and digest, one digest a version (T28)', () => {
  judged('images that are started', images.length);
  expect(images.filter((image) => !isPinned(image))).toEqual([]);
  const tags = new Set(images.map((image) => image.split('@')[0]));
  expect(new Set(images).size).toBe(tags.size);
});

const builds = files
  .filter((file) => file.endsWith('.md') || file.endsWith('.yml') || file === 'compose.yaml')
  .flatMap((file) => read(file).replaceAll('\\\n', ' ').split('\n'))
  .filter((line) => line.includes('docker build '));

it('every documented build sets what its Dockerfile asks for', () => {
  judged('documented builds', builds.length);
  for (const line of builds) {
    const [, file = ''] = /--file (\S+)/.exec(line) ?? [];
    const args = readDockerfile(file).filter(({ name }) => name === 'ARG');
    const asked = args.map(({ text }) => text.split('=')[0]);
    for (const [, given] of line.matchAll(/--build-arg (\w+)/g)) expect(asked, line).toContain(given);
    // Settings outside the build context would be missing in the builder.
    const [, settings] = /--build-arg CONFIG=(\S+)/.exec(line) ?? [];
    if (settings !== undefined) expect(isSentToDocker(settings), settings).toBe(true);
  }
});

it('nothing that is kept on a machine is sent to the builder', () => {
  const kept = [
    '.env',
    'apps/portal/.env.local',
    'node_modules/react/index.js',
    'apps/portal/dist/index.html',
  ];
  const others = ['apps/portal/dist-members/index.html', '.git/config', '.sandbox/data/base'];
  expect([...kept, ...others].filter(isSentToDocker)).toEqual([]);
  expect(isSentToDocker('apps/portal/src/main.tsx')).toBe(true);
});

it('docs/deploy.md has every variable of compose with its default', () => {
  const given = [...read('compose.yaml').matchAll(/\$\{(\w+):-([^}]*)\}/g)];
  const rows = [...read('docs/deploy.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) +\|[^|]*\| (.*?) +\|$/gm)];
  const listed = rows.flatMap(([, names = '', fallback = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, fallback] as const),
  );
  // The operator's key has its own paragraph.
  const names = given.map(([, name = '']) => name).filter((name) => name !== 'SANDBOX_OPERATOR_KEY');
  expect(new Set(listed.map(([name]) => name))).toEqual(new Set(names));
  const defaults = new Map(given.map(([, name = '', value = '']) => [name, value]));
  const isText = /^`([^`]+)`$/;
  expect(listed.filter(([name, text]) => isText.test(text) && text !== `\`${defaults.get(name)}\``)).toEqual(
    [],
  );
});
