import { expect, test } from 'vitest';
import { ownEnv, type Env } from '@portal/portal-core/fromApi/env';
import { policyFault } from './watchPolicy';

const env: Env = {
  ...ownEnv,
  apiUrl: 'https://api.example.com/api',
  imageUrl: 'https://pictures.example.com/store',
  report: { url: 'https://faults.example.com/portal', sample: 1, release: '' },
};

const refused = (effectiveDirective: string, blockedURI: string) =>
  ({ effectiveDirective, blockedURI, disposition: 'enforce' }) as const;

test('the directive and the host that it lacks are named, with the setting that they are of [D116]', () => {
  const fault = policyFault(refused('connect-src', 'https://api.example.com/api/pre-register'), env);
  expect(fault?.text).toBe(
    "api is at https://api.example.com, which connect-src of the page's Content-Security-Policy does not name. " +
      'The server has to send connect-src with https://api.example.com in it: "npm run hosts" writes its headers from these settings.',
  );
});

test.each([
  [
    'connect-src',
    'https://api.example.com',
    /^api is at https:\/\/api\.example\.com, which connect-src /,
    true,
  ],
  ['img-src', 'https://pictures.example.com/store/1.png', /^images is at .*, which img-src /, false],
  ['connect-src', 'https://faults.example.com/portal', /^report\.url is at .*, which connect-src /, false],
])(
  '%s without %s is reported, and replaces the portal for the API only [D116]',
  (directive, uri, text, isApi) => {
    expect(policyFault(refused(directive, uri), env)).toEqual({
      text: expect.stringMatching(text) as string,
      isApi,
    });
  },
);

test.each([
  ['the host of an extension', refused('connect-src', 'https://stranger.example/x')],
  ['a frame of the API', refused('frame-src', 'https://api.example.com/')],
  ['a style within the page', refused('style-src-attr', 'inline')],
  [
    'what a policy on trial reports',
    { ...refused('connect-src', 'https://api.example.com/api'), disposition: 'report' as const },
  ],
])('%s is no fault of the settings [D116]', (_what, event) =>
  expect(policyFault(event, env)).toBeUndefined(),
);

test('a portal on one origin has no host that a policy could lack', () =>
  expect(policyFault(refused('connect-src', 'https://api.example.com/api'), ownEnv)).toBeUndefined());
