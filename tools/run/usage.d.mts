import type { ParseArgsConfig, parseArgs } from 'node:util';

export function showUsage(usage: string): void;
export function failWithUsage(usage: string, message?: string): never;
export function parseArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>>;

export function chooseNames<Name extends string>(
  option: string,
  value: string | undefined,
  names: readonly Name[],
  matches?: (name: string, asked: string) => boolean,
): Name[];
export function readCount(option: string, value: string | undefined, fallback: number): number;
