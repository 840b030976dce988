import type { Frame } from './roomPass';

/** A snapshot that shows a text, with its line. The line is absent where the words are on several. */
export interface Found {
  frame: Frame;
  line?: string | undefined;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ').trim();

/** Finds the snapshots that show a text. Matches on one line come first, then snapshots with all words anywhere. */
export function findFrames(text: string, frames: readonly Frame[]): Found[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const parts = wanted.split(' ');
  const whole: Found[] = [];
  const scattered: Found[] = [];
  for (const frame of frames) {
    const line = frame.words.find((one) => plain(one).includes(wanted));
    if (line !== undefined) whole.push({ frame, line });
    else {
      const all = plain([frame.title, frame.name, frame.frame, ...frame.words].join(' '));
      if (parts.every((part) => all.includes(part))) scattered.push({ frame });
    }
  }
  return [...whole, ...scattered];
}
