/** The key under which WebDriver sends an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Plain calls of a WebDriver server (W3C WebDriver). */
export const toWebDriver =
  (origin: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }).catch((cause: unknown) => {
      throw new Error(`${method} ${path}: ${String(cause)}`, { cause });
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };

/** WebDriver's code points of keys that type no character. */
const codePoints = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
} as const;
const control = '\uE009';

type Action = { type: string; value?: string } & Record<string, unknown>;
const keyActions = (actions: Action[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] });
const tap = (value: string): Action[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** The bodies of `POST /actions`. */
export const actions = {
  click: ({ x, y }: { x: number; y: number }) => ({
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ],
  }),
  type: (text: string) => keyActions(Array.from(text).flatMap(tap)),
  press: (key: keyof typeof codePoints) => keyActions(tap(codePoints[key])),
  control: (letter: string) =>
    keyActions([{ type: 'keyDown', value: control }, ...tap(letter), { type: 'keyUp', value: control }]),
};
