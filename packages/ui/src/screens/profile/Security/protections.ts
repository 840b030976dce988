/** A protection of the account, in the order in which a member should turn them on. */
export const protectionNames = [
  'authenticator',
  'recovery',
  'passkey',
  'pin',
  'email',
  'identity',
  'address',
  'word',
] as const;
export type ProtectionName = (typeof protectionNames)[number];

/** `ready`: it is set up, but the member confirms with another method. */
export type ProtectionState = 'on' | 'off' | 'ready';

/** The protections whose state the server sent. */
export type Protections = Readonly<Partial<Record<ProtectionName, ProtectionState | undefined>>>;

export type GradeLetter = 'A' | 'B' | 'C' | 'D';

export interface Grade {
  letter: GradeLetter;
  /** The number of protections that are on. */
  on: number;
  total: number;
  /** In the order of their importance. */
  gaps: readonly ProtectionName[];
  done: readonly ProtectionName[];
}

/** Each proves the member by more than the mailbox. */
const factors: readonly ProtectionName[] = ['authenticator', 'passkey', 'pin'];

/** The grade of the known protections. An A needs all of them, and codes by email alone are a C at most. */
export function toGrade(protections: Protections): Grade {
  const known = protectionNames.filter((name) => protections[name] !== undefined);
  const done = known.filter((name) => protections[name] === 'on');
  const gaps = known.filter((name) => protections[name] !== 'on');
  const isMailAlone =
    known.some((name) => factors.includes(name)) && !done.some((name) => factors.includes(name));
  const letter = toLetter(done.length, known.length);
  return {
    letter: isMailAlone && letter < 'C' ? 'C' : letter,
    on: done.length,
    total: known.length,
    gaps,
    done,
  };
}

function toLetter(on: number, total: number): GradeLetter {
  if (on === total && total > 0) return 'A';
  if (on * 5 >= total * 3 && total > 0) return 'B';
  return on * 3 >= total && total > 0 ? 'C' : 'D';
}
