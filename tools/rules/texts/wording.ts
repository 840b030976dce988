/** A pattern that a text must not have, and what to write. */
type Rule = readonly [pattern: RegExp, instead: string];

const everywhere: readonly Rule[] = [
  [/ {2}/, 'one space'],
  [/['"]/, 'a curly quote or apostrophe'],
  [/\d-\d/, 'an en dash in a range'],
  [/(?!\d)\p{Nd}/u, 'a Latin digit'],
];

const inLanguage: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/\brows?\b/i, 'line, transaction, or its name'],
    [/\bfigures?\b/i, 'number, amount'],
    [/\b(drawn|stands?|stood|lies)\b/i, 'shown, is'],
    [/\bpictures?\b/i, 'chart, image, photo'],
    [/\bmovements?\b/i, 'transaction'],
    [/\banew\b/i, 'again'],
    [/\bbesides?\b/i, 'next to'],
    [/\bwh(o|at|ich)(so)?ever\b/i, 'anyone who'],
    [/\b(nobody|none)\b/i, 'no one, no …'],
    [/\b(some|every|any)body\b/i, 'someone, everyone, anyone'],
    [/\b(likewise|thus|hence)\b/i, 'also, so'],
    [/\breckon\w*|\bworked out\b/i, 'calculate'],
    [/\b(could not|couldn’t|cannot|can’t) be read\b/i, 'We couldn’t load …'],
    [/\bjust now\b/i, 'right now, a moment ago'],
    [/\bat once\b/i, 'now, at the same time'],
    [/\bas (many|much)\b/i, 'the same'],
    [/\bof (its|their|your|our) own\b|\b(by|of) itself\b/i, 'own …, automatically'],
    [/\bserver has\b/i, 'we have'],
    [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should|will|can) ?not\b/i, '…n’t'],
    [/\b(we|you|they|it|that|there|who) will\b/i, '…’ll'],
    [/\b((we|you|they) are|(it|there) is)(?= [\w{])/i, '…’re, …’s'],
    [/\bI (am|have|will)\b/, 'I’m, I’ve, I’ll'],
    [/\b[Pp]ins?\b|\b(png|jpe?g|JPG|kyc|[Ii]d)\b/, 'PIN, PNG, JPEG, KYC, ID'],
  ],
  es: [
    [/[«»]/, '“ ”'],
    [
      /(?<!\p{L})(?:t[uú]s?|te|ti|contigo|puedes|tienes|debes|\p{L}+[aei]rías)(?!\p{L})/iu,
      'usted: su, le, puede, -ía',
    ],
  ],
  ar: [[/[“”]/, '« »']],
  hi: [],
};

const most = 25;

const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What breaks the rules of docs/terms.md in a text of a language, such as `es`. */
export function wordingFaults(text: string, language: string): string[] {
  const found = [...everywhere, ...(inLanguage[language] ?? [])].flatMap(([pattern, instead]) => {
    const written = pattern.exec(text)?.[0];
    return written === undefined ? [] : [`has “${written}”: write ${instead}`];
  });
  const length = Math.max(...text.split(/[.!?…।؟](?=\s)|\n/).map(countWords));
  return length > most ? [...found, `has a sentence of ${length} words: write at most ${most}`] : found;
}
