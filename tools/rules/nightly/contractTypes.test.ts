import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { files, read, root } from '../../requirements/files';

// Compiles both workspaces, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const types = join(root, 'openapi/dist/types.ts');

/** A response field, a request field and an operation, as examples of all others. */
const renamed = {
  answer: 'payin_balance',
  request: 'others_subject',
  operation: 'listTickets',
};

/** The contract's types with each of these renamed. */
const changed = Object.values(renamed).reduce(
  (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), `${name}_renamed`),
  read('openapi/dist/types.ts'),
);

/** Returns a workspace's product files that use a name. */
const toUsers = (name: string, workspace: string) =>
  files.filter(
    (file) =>
      file.startsWith(`${workspace}/src/`) &&
      /\.tsx?$/.test(file) &&
      !/\.(test|fixtures)\.|\/testing\//.test(file) &&
      new RegExp(`\\b${name}\\b`).test(read(file)),
  );

/** Compiles a workspace with the changed contract. Returns a function that checks a file for compiler errors. */
function compile(workspace: string): (file: string) => boolean {
  const folder = join(root, workspace);
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => (path === types ? changed : readFile(path));
  const program = ts.createProgram(fileNames, options, host);
  return (file) => program.getSemanticDiagnostics(program.getSourceFile(join(root, file))).length > 0;
}

// Only the sandbox uses operation ids. The portal calls paths.
const ends = {
  'apps/portal': [renamed.answer, renamed.request],
  'apps/sandbox': Object.values(renamed),
};

describe.each(Object.entries(ends))('the contract compiles %s (rule 19)', (workspace, names) => {
  const isFaulty = compile(workspace);

  it.each(names)('%s, renamed in the contract, is a type error wherever it is named', (name) => {
    const users = toUsers(name, workspace);
    expect(users).not.toEqual([]);
    expect(users.filter((file) => !isFaulty(file))).toEqual([]);
  });
});
