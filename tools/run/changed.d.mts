interface Round {
  tasks: string[];
  flags: string[];
  args?: string[];
}

export function toRounds(changes: { base: string; files: readonly string[] }): Round[] | undefined;
