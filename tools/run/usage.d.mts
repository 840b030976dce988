import type { ParseArgsConfig, parseArgs } from 'node:util';

export function showUsage(usage: string): void;
export function failWithUsage(usage: string, message?: string): never;
export function parseArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>>;
