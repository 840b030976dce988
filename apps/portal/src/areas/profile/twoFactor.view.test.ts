import { describe, expect, test } from 'vitest';
import { setupOf, twoFactorOf } from './twoFactor.view';

const places = { folder: 'https://images.example/pictures', page: 'https://portal.example/user/profile' };
const secret = 'KVKFKRCPNZQUYMLXOVYDSQKJKZDTSRLD';
const uri = `otpauth://totp/Member%20Portal:amara21?secret=${secret}&issuer=Member%20Portal`;
const pixel = 'data:image/png;base64,iVBORw0KGgo=';

describe('what image_2fa is (D51)', () => {
  test.each<[string, unknown, object]>([
    ['otpauth text is drawn here', uri, { uri, secret }],
    ['with a key in groups', uri.replace(secret, 'kvkf krcp'), { secret: 'KVKFKRCP' }],
    ['a data URI is a picture', pixel, { image: pixel }],
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
  ])('%s', (_name, value, setup) => expect(setupOf(value, places)).toMatchObject(setup));

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
    [`otpauth://totp/x?secret=${'A'.repeat(700)}`],
    ['http://'],
  ])('%j is nothing to show', (value) => {
    expect(setupOf(value, places).image).toBeUndefined();
    expect(setupOf(value, places).secret).toBeUndefined();
  });
});

describe('the authenticator', () => {
  test('shows its key only while it is off (A §4)', () => {
    expect(twoFactorOf({ data: { status_2fa: 0, image_2fa: uri } }, false, places)).toEqual({
      enabled: false,
      inUse: false,
      setup: { uri, secret },
    });
    expect(twoFactorOf({ data: { status_2fa: '1', image_2fa: uri } }, true, places)).toEqual({
      enabled: true,
      inUse: true,
      setup: {},
    });
  });

  test.each([[null], [{}], [{ data: { status_2fa: 'x', image_2fa: [] } }]])('of %j is off', (body) => {
    expect(twoFactorOf(body, true, places)).toEqual({ enabled: false, inUse: false, setup: {} });
  });
});
