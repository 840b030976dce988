import { expect, test } from 'vitest';
import { formData } from './formData';

test('a part for each value, several for a list, none for what is absent', () => {
  const file = new File(['x'], 'x.png');
  const form = formData({ a: 'text', b: 7, c: false, d: null, e: undefined, f: [file, 'g', null], h: [] });
  expect([...form.keys()]).toEqual(['a', 'b', 'c', 'f', 'f']);
  expect([form.get('a'), form.get('b'), form.get('c')]).toEqual(['text', '7', 'false']);
  expect((form.get('f') as File).name).toBe('x.png');
});

test.each([[null], [undefined], [7], ['']])('%j is an empty body', (body) => {
  expect([...formData(body).keys()]).toEqual([]);
});
