import { expect, test } from 'vitest';
import { shareChannels } from './shareChannels';

const link = 'https://portal.example/register?u=amara21&p=L';
const hosts = ['www.facebook.com', 'twitter.com', 'wa.me', 't.me', 'www.linkedin.com', ''];

test('six channels, in the order of the specification, each on its own host [A §2 Share dialog]', () => {
  expect(
    shareChannels(link)
      .map(({ id }) => id)
      .join(' '),
  ).toBe('facebook twitter whatsapp telegram linkedin mail');
  expect(shareChannels(link).map(({ href }) => new URL(href).host)).toEqual(hosts);
});

test.each([link, 'https://a.example/?x=&body=evil&to=b@c.example#"><script>', 'https://a.example/%26 ü'])(
  'all of %s is one value, and nothing is added [A §2 Share dialog]',
  (shared) => {
    for (const { href } of shareChannels(shared)) {
      expect([...new URL(href).searchParams.values()]).toEqual([shared]);
      expect(href).not.toMatch(/[\s"<>]/);
    }
  },
);
