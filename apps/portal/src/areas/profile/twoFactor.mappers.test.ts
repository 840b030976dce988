import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { toSetup, toTwoFactor } from './twoFactor.mappers';

const imageLocations = {
  folder: 'https://images.example/pictures',
  page: 'https://portal.example/user/profile',
};
const secret = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';
const uri = `otpauth://totp/Member%20Portal:amara21?secret=${secret}&issuer=Member%20Portal`;
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

describe('what image_2fa is (D51)', () => {
  test.each<[string, unknown, object]>([
    ['otpauth text is rendered here', uri, { uri, secret }],
    ['with a key in groups', uri.replace(secret, 'kvkf krcp'), { secret: 'KVKFKRCP' }],
    ['with a key in other signs', uri.replace(secret, 'kvkf-krcp%3D%3D'), { secret: 'KVKFKRCP' }],
    ['with blanks around it', `  ${uri} `, { uri, secret }],
    ['in capitals', uri.replace('otpauth', 'OTPAUTH'), { secret }],
    ['with a key that is too short', uri.replace(secret, 'KVKFKRC'), { secret: undefined }],
    ['with a key that is none', uri.replace(secret, 'KVKFKRC1'), { secret: undefined }],
    ['with a sign before its key', uri.replace(secret, '!KVKFKRCP'), { secret: undefined }],
    ['with a sign behind its key', uri.replace(secret, 'KVKFKRCP!'), { secret: undefined }],
    ['a data URI is an image', pixel, { image: pixel }],
    ['so is one of a drawing', 'DATA:image/svg+xml,<svg/>', { image: 'DATA:image/svg+xml,<svg/>' }],
    ['an address without its scheme', '//images.example/q.png', { image: 'https://images.example/q.png' }],
    [
      'the second thing that an address carries',
      `https://qr.example/?a=x&b=${encodeURIComponent(uri)}`,
      { uri, secret },
    ],
    ['a file of the images folder', 'qr-21.png', { image: 'https://images.example/pictures/qr-21.png' }],
    [
      'an address of the images host',
      'https://images.example/qr/21.png',
      { image: 'https://images.example/qr/21.png' },
    ],
    ['an address of the portal', '/images/21.png', { image: 'https://portal.example/images/21.png' }],
    [
      'the text in the address of a QR service, which is never called (D52)',
      `https://qr.example/create?size=200&data=${encodeURIComponent(uri)}`,
      { uri, secret },
    ],
    [
      'the text in an address without encryption, which is never called either',
      `http://qr.example/create?data=${encodeURIComponent(uri)}`,
      { uri, secret },
    ],
  ])('%s [A §4 2FA]', (_name, value, setup) => expect(toSetup(value, imageLocations)).toMatchObject(setup));

  test.each([
    [null],
    [''],
    [7],
    [{}],
    ['https://evil.example/qr.png'],
    ['//evil.example/qr.png'],
    ['javascript:alert(1)'],
    ['data:text/html,<script>'],
    ['data:image/svg'],
    ['../x.png'],
    ['otpauth://'],
    ['data:image/png'],
    ['xdata:image/png;base64,x'],
    ['x/../https://images.example/q.png'],
    ['x otpauth://totp/x?secret=KVKFKRCP'],
    ['xotpauth://totp/x?secret=KVKFKRCP'],
    [`otpauth://totp/x?secret=${'A'.repeat(700)}`],
    ['http://'],
  ])('%j is nothing to show [A §4 2FA]', (value) => {
    expect(toSetup(value, imageLocations).image).toBeUndefined();
    expect(toSetup(value, imageLocations).secret).toBeUndefined();
  });
});

describe('the authenticator', () => {
  test('shows its key only while it is off (A §4) [A §4 2FA]', () => {
    expect(toTwoFactor(sent({ data: { status_2fa: 0, image_2fa: uri } }), false, imageLocations)).toEqual({
      enabled: false,
      inUse: false,
      setup: { uri, secret },
    });
    expect(toTwoFactor(sent({ data: { status_2fa: '1', image_2fa: uri } }), true, imageLocations)).toEqual({
      enabled: true,
      inUse: true,
      setup: {},
    });
  });

  test('is not in use while it is off, and may be on and unused', () => {
    expect(toTwoFactor(sent({ data: { status_2fa: 0 } }), true, imageLocations).inUse).toBe(false);
    expect(toTwoFactor(sent({ data: { status_2fa: 1 } }), false, imageLocations)).toMatchObject({
      ...{ enabled: true, inUse: false },
    });
  });

  test('reads a text of up to 600 signs, because a camera reads no longer one', () => {
    const long = (length: number) => uri + '&x='.padEnd(length - uri.length, 'x');
    expect(toSetup(long(600), imageLocations).secret).toBe(secret);
    expect(toSetup(long(601), imageLocations)).toEqual({});
  });

  test.each([[null], [{}], [{ data: { status_2fa: 'x', image_2fa: [] } }]])(
    'of %j is off [A §4 2FA]',
    (body) => {
      expect(toTwoFactor(sent(body), true, imageLocations)).toEqual({
        enabled: false,
        inUse: false,
        setup: {},
      });
    },
  );
});
