import { read } from '../requirements/files';

interface Instruction {
  name: string;
  /** The instruction's arguments, without flags such as `--from=build`. */
  words: string[];
  text: string;
}

/** Parses a Dockerfile's instructions in order. Continued lines are joined. */
export function readDockerfile(file: string): Instruction[] {
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
export const lastStage = (instructions: readonly Instruction[]): Instruction[] =>
  instructions.slice(instructions.map(({ name }) => name).lastIndexOf('FROM'));

/** True when `.dockerignore` includes a repository path. Later lines win. */
export function isSentToDocker(path: string): boolean {
  const patterns = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  let isSent = true;
  for (const line of patterns) {
    const pattern = line.replace(/^!/, '');
    const source = pattern
      .replace(/[.+^$()|[\]{}]/g, '\\$&')
      .replaceAll('**/', '§')
      .replaceAll('*', '[^/]*')
      .replaceAll('§', '(?:.*/)?');
    if (new RegExp(`^${source}(/|$)`).test(path)) isSent = line.startsWith('!');
  }
  return isSent;
}
