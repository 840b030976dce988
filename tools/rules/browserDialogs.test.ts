import { expect, test } from 'vitest';
import { files, read } from '../requirements/files';

/**
 * Everything that opens a dialog of the browser, of the device or of a password manager, with the test in which it never
 * answers. A call elsewhere must be added with its own.
 */
const callers: Record<string, string> = {
  'packages/ui/src/components/ShareDialog/ShareOnDevice.tsx':
    'packages/ui/src/components/ShareDialog/ShareDialog.stories.tsx',
  'packages/ui/src/components/CopyButton/copyText.ts':
    'packages/ui/src/components/CopyButton/CopyButton.stories.tsx',
  'packages/portal-core/src/browser/passkeys.ts': 'packages/portal-core/src/browser/passkeys.test.ts',
};

/** Dialogs that report nothing, so nothing waits for them and the next press opens another. */
const unawaited = [
  'packages/portal-core/src/exports/printPage.ts',
  'apps/portal/src/areas/subscriptions/BotHistoryRoute.tsx',
  'packages/ui/src/components/ImageField/CameraButton.tsx',
  'packages/ui/src/screens/profile/BasicInfo/Avatar/AvatarCard.tsx',
  'packages/ui/src/screens/tickets/Conversation/Composer/Composer.tsx',
];

const opens =
  /\bnavigator\.(?:share|credentials|clipboard|contacts|usb)\b|\bnew PaymentRequest\b|@simplewebauthn\/browser|\bshow(?:Open|Save)FilePicker\b|\bwindow\.(?:alert|confirm|prompt)\b|\bNotification\.requestPermission\b|\.print\(\)|\.current\?\.click\(\)/;
const never = /new Promise(?:<\w+>)?\(\(\) => undefined\)/;

test('each dialog of the browser has a caller and a test in which it never answers', () => {
  const found = files
    .filter((file) => /^(?:packages\/(?:ui|portal-core)|apps\/portal)\/src\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file))
    .filter((file) => opens.test(read(file)));
  expect(found.sort()).toEqual([...Object.keys(callers), ...unawaited].sort());
  // A wait for its end would be one that may never end.
  for (const file of unawaited) expect(read(file), file).not.toMatch(/await [^;]*(?:print|click)\(/);
  for (const file of Object.values(callers)) expect(read(file), file).toMatch(never);
});
