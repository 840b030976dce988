import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The base path of a portal that was built for `base`, while the browser shows `pathname`. */
async function getBasePath(base: string, pathname: string) {
  vi.stubEnv('BASE_URL', base);
  vi.stubGlobal('window', { location: { origin: 'https://example.com', pathname } });
  const { pathHere, withBasePath, portalHome } = await import('./place');
  return { here: pathHere(), chat: withBasePath('/user/chat'), home: portalHome() };
}

test('a portal that has the origin for itself calls its addresses as the browser does', async () => {
  expect(await getBasePath('/', '/user/chat')).toEqual({
    here: '/user/chat',
    chat: '/user/chat',
    home: 'https://example.com',
  });
});

test.each([
  ['/members/user/chat', '/user/chat'],
  ['/members/user/members/x', '/user/members/x'],
  ['/members/', '/'],
  ['/members', '/'],
])('under /members/, %s is the portal’s %s [D116]', async (pathname, here) => {
  expect(await getBasePath('/members/', pathname)).toEqual({
    here,
    chat: '/members/user/chat',
    home: 'https://example.com/members',
  });
});

test('a page that shows the portal inside of itself has no folder for it', async () => {
  expect(await getBasePath('./', '/user/chat')).toMatchObject({ here: '/user/chat', chat: '/user/chat' });
});
