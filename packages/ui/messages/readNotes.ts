import { visitMessages } from './visitMessages';

/** Returns the notes for translators by the keys of their texts, sorted by key. */
export function readNotes(): Record<string, string> {
  const notes = new Map<string, string>();
  visitMessages((key, _text, note) => note === '' || notes.set(key, note));
  return Object.fromEntries([...notes].sort(([one], [other]) => (one < other ? -1 : 1)));
}
