import { describe, expect, it } from 'vitest';
import { toColorValue, toDesignTokens } from './designTokens';

interface Node {
  $type?: string;
  $value?: unknown;
}

/** Every token with the type that its groups give it, by path. */
const flatten = (
  node: Node,
  path = '',
  type?: string,
): [path: string, type: string | undefined, value: unknown][] =>
  '$value' in node
    ? [[path, node.$type ?? type, node.$value]]
    : Object.entries(node)
        .filter(([name]) => !name.startsWith('$'))
        .flatMap(([name, inner]) => flatten(inner as Node, `${path}/${name}`, node.$type ?? type));

/** The format's values, by type. */
const shapes: Record<string, (value: unknown) => void> = {
  color: (value) => expect(value).toMatchObject({ colorSpace: 'srgb', alpha: expect.any(Number) as number }),
  dimension: (value) =>
    expect(value).toEqual({
      value: expect.any(Number) as number,
      unit: expect.stringMatching(/^(px|rem)$/) as string,
    }),
  duration: (value) => expect(value).toEqual({ value: expect.any(Number) as number, unit: 'ms' }),
  number: (value) => expect(value).not.toBeNaN(),
  fontWeight: (value) => expect(value).toBeGreaterThan(0),
  fontFamily: (value) => expect(value).toContain('Geist'),
  cubicBezier: (value) => expect(value).toHaveLength(4),
};

describe('the tokens in the DTCG format', () => {
  const all = flatten(toDesignTokens() as Node);

  it('are all there, each with a type and a value of it', () => {
    expect(all.length).toBeGreaterThan(120);
    for (const [path, type, value] of all) {
      expect(path).toMatch(/^(\/[\w-]+)+$/);
      if (path === '/fontFamily/mono') continue;
      shapes[type ?? path]?.(value);
      expect(Object.keys(shapes)).toContain(type);
    }
  });

  it('have both brands in both themes', () => {
    const paths = all.map(([path]) => path);
    for (const brand of ['northwind', 'sunrise'])
      for (const theme of ['light', 'dark']) expect(paths).toContain(`/brand/${brand}/${theme}/accent`);
  });

  it('write colours in parts of one, with their alpha', () => {
    expect(toColorValue('#ff0080')).toEqual({ colorSpace: 'srgb', components: [1, 0, 0.502], alpha: 1 });
    expect(toColorValue('rgb(22 24 29 / .42)')).toEqual({
      ...{ colorSpace: 'srgb', components: [0.0863, 0.0941, 0.1137], alpha: 0.42 },
    });
  });
});
