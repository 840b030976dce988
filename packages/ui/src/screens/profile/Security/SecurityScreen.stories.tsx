import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { refusedForm } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { SentForm } from '../../../forms/FormAnswer';
import { noSnapshot } from '../../../testing/windows';
import { twoFactorPath } from '../../../addresses/addresses';
import { overlayMessages } from '../../../text/overlayMessages';
import { errorTexts } from '../../../text/messages';
import { wholeText } from '../../../text/wholeText.fixtures';
import { entries } from '../Logs/LogsTab.fixtures';
import { profileMessages } from '../messages';
import { securityMessages } from './messages';
import { getLike } from './mainButtons.fixtures';
import { SecurityScreen } from './SecurityScreen';
import type { WordProps } from './WordDialog';
import { allOn, noneOn, securityArgs } from './SecurityScreen.fixtures';
import { inShell } from '../../../shell/AppShell/inShell.fixtures';
import { expectLink } from '../../../testing/expectLink';

const meta = {
  title: 'Screens/Profile/Security',
  component: SecurityScreen,
  args: securityArgs,
} satisfies Meta<typeof SecurityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = { state: 'failed', message: errorTexts.requestFailedTryAgain, onRetry: fn() } as const;

/** One grade. Each gap leads to the page that closes it. The main button is that of the open alarm. */
export const Default: Story = {
  // Proves: securityMessages.note
  play: async ({ canvas, canvasElement }) => {
    const [notMe] = canvas.getAllByRole('button', { name: profileMessages.notMe });
    if (notMe) await expect(getLike(canvasElement, notMe)).toEqual([profileMessages.notMe]);
    await expect(canvas.getByRole('img', { name: securityMessages.grade({ letter: 'C' }) })).toBeVisible();
    const gaps = within(canvas.getByRole('list', { name: securityMessages.gaps }));
    await expect(gaps.getAllByRole('button').map((button) => button.textContent)).toEqual([
      securityMessages.wordWay,
    ]);
    await expect(
      gaps.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [securityMessages.readyWay, '/user/profile?tab=authentication'],
      [securityMessages.pinWay, '/user/profile?tab=security-pin'],
      [securityMessages.identityWay, '/user/kyc'],
    ]);
    for (const note of [securityMessages.readyNote, securityMessages.identityNote])
      await expect(gaps.getByText(note)).toBeVisible();
    await expect(gaps.queryByText(securityMessages.emailNote)).toBeNull();
    const done = within(canvas.getByRole('list', { name: securityMessages.done }));
    await expect(done.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      securityMessages.passkeyDone,
      securityMessages.emailDone,
      securityMessages.addressDone,
    ]);
  },
};

/** Inside the app shell. */
export const Framed: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('/user/security')],
};

export const AllOn: Story = {
  args: {
    protections: { state: 'ready', data: allOn },
    word: { ...securityArgs.word, word: 'blue heron' },
    newDevices: { ...securityArgs.newDevices, list: [] },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: securityMessages.grade({ letter: 'A' }) })).toBeVisible();
    await expect(canvas.getByText(securityMessages.summary.A, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: securityMessages.gaps })).toBeNull();
    for (const done of [securityMessages.authenticatorDone, securityMessages.pinDone])
      await expect(canvas.getByText(done)).toBeVisible();
  },
};

/** A newcomer: nothing is on, and there are no sign-ins. A passkey is added from its gap. */
export const Empty: Story = {
  args: { protections: { state: 'ready', data: noneOn }, signIns: { state: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(securityMessages.summary.D, { exact: false })).toBeVisible();
    const gaps = within(canvas.getByRole('list', { name: securityMessages.gaps }));
    await expect(gaps.getByText(securityMessages.emailNote)).toBeVisible();
    await expect(canvas.queryByText(securityMessages.authenticatorDone)).toBeNull();
    await expect(canvas.queryByText(securityMessages.pinDone)).toBeNull();
    await expectLink(gaps, securityMessages.recoveryWay, twoFactorPath);
    await userEvent.click(gaps.getByRole('button', { name: securityMessages.passkeyWay }));
    const dialog = within(await screen.findByRole('dialog', { name: securityMessages.addPasskey }));
    await userEvent.click(dialog.getByRole('button', { name: overlayMessages.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Nothing is empty next to a card, and the devices are next to the sign-ins. */
export const EvenCards: Story = {
  parameters: noSnapshot,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const card = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
    const bottoms = [securityMessages.title, securityMessages.freeze].map((name) => card(name).bottom);
    await expect(Math.abs(bottoms[0]! - bottoms[1]!)).toBeLessThan(2);
    const [devices, signIns] = [card(securityMessages.sessions), card(securityMessages.signIns)];
    await expect(devices.top).toBe(signIns.top);
    await expect(devices.bottom).toBe(signIns.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The word is chosen in a dialog, from its gap. */
export const ChooseWord: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: securityMessages.wordWay }));
    const dialog = within(await screen.findByRole('dialog', { name: securityMessages.word }));
    await userEvent.click(dialog.getByRole('button', { name: securityMessages.saveWord }));
    await expect(args.word?.onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), ' blue heron ');
    await userEvent.click(dialog.getByRole('button', { name: securityMessages.saveWord }));
    await waitFor(() => expect(args.word?.onSave).toHaveBeenCalledWith('blue heron', {}));
  },
};

const { word } = securityArgs;
const openWord = async () => {
  await userEvent.click(await screen.findByRole('button', { name: securityMessages.wordWay }));
  return within(await screen.findByRole('dialog', { name: securityMessages.word }));
};

export const Submitting: Story = {
  args: { word: { ...word, form: { busy: true, saved: 0 }, onSave: fn() } },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await openWord();
    await userEvent.type(dialog.getByRole('textbox'), 'blue heron');
    await userEvent.click(dialog.getByRole('button', { name: securityMessages.saveWord }));
    await expect(args.word?.onSave).not.toHaveBeenCalled();
  },
};

export const FieldErrors: Story = {
  args: { word: { ...word, form: refusedForm({ word: 'The word may not be a password.' }) } },
  parameters: noSnapshot,
  play: async () => {
    const dialog = await openWord();
    await waitFor(() =>
      expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/^The word may not be a password\./),
    );
  },
};

/** Refused without a reason at a field: the typed word stays, and can be sent again. */
export const Refused: Story = {
  args: { word: { ...word, onSave: fn() } },
  render: function Refusing(args) {
    const [form, setForm] = useState<SentForm>({ busy: false, saved: 0 });
    const onSave: WordProps['onSave'] = (...sent) => {
      args.word?.onSave(...sent);
      setForm(refusedForm({}));
    };
    return <SecurityScreen {...args} word={{ ...word, form, onSave }} />;
  },
  parameters: noSnapshot,
  play: async ({ args }) => {
    const dialog = await openWord();
    await userEvent.type(dialog.getByRole('textbox'), 'blue heron');
    const save = dialog.getByRole('button', { name: securityMessages.saveWord });
    await userEvent.click(save);
    await waitFor(() => expect(args.word?.onSave).toHaveBeenCalledTimes(1));
    await expect(dialog.getByRole('textbox')).toHaveValue('blue heron');
    await userEvent.click(save);
    await waitFor(() => expect(args.word?.onSave).toHaveBeenCalledTimes(2));
  },
};

/** A server that shows the word only before a code. */
export const HiddenWord: Story = {
  args: { word: { ...securityArgs.word, hidden: true } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(securityMessages.wordHidden)).toBeVisible();
    await expect(canvas.getByRole('button', { name: securityMessages.changeWord })).toBeVisible();
  },
};

/** A new device stays on top until it is answered for. */
export const NotMe: Story = {
  args: { newDevices: { ...securityArgs.newDevices, onAnswer: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: profileMessages.notMe });
    await expect(button).toHaveAccessibleDescription(/Firefox on Linux/);
    await userEvent.click(button);
    await expect(args.newDevices?.onAnswer).toHaveBeenLastCalledWith('1', false);
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.itWasMe }));
    await expect(args.newDevices?.onAnswer).toHaveBeenLastCalledWith('1', true);
  },
};

/** The account can be frozen whatever happened, on a page that asks again. */
export const Freeze: Story = {
  args: { freezing: { busy: false, onPress: fn() } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: securityMessages.freezeWay }));
    await expect(args.freezing?.onPress).toHaveBeenCalledOnce();
  },
};

/** Other sessions end one by one or all together; this one has no button. */
export const EndSessions: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const card = within(canvas.getByRole('region', { name: securityMessages.sessions }));
    const [second, third, ...more] = card.getAllByRole('button', { name: securityMessages.endSession });
    await expect(more).toHaveLength(0);
    await expect(second).toHaveAccessibleDescription(/Safari on iPhone/);
    await expect(third).toHaveAccessibleDescription(new RegExp(securityMessages.unknownDevice));
    await userEvent.click(second!);
    await expect(args.sessions?.onEnd).toHaveBeenLastCalledWith('8');
    await userEvent.click(card.getByRole('button', { name: securityMessages.endOthers }));
    await expect(args.sessions?.onEnd).toHaveBeenLastCalledWith();
  },
};

/** A server that sends only some of the states, and no age. The rest is neither on nor missing (D119). */
export const FewStates: Story = {
  args: {
    protections: { state: 'ready', data: { pin: 'on', address: 'off' } },
    freshness: undefined,
    signIns: { state: 'ready', data: entries.slice(0, 3) },
    freezing: undefined,
    newDevices: undefined,
    sessions: undefined,
    passkeys: undefined,
    word: undefined,
  },
  parameters: noSnapshot,
  play: async ({ canvas, canvasElement }) => {
    const gap = canvas.getByRole('link', { name: securityMessages.addressWay });
    await expect(getLike(canvasElement, gap)).toEqual([securityMessages.addressWay]);
    await expect(canvas.queryByRole('button', { name: profileMessages.notMe })).toBeNull();
    await expect(canvas.queryByText(securityMessages.freeze)).toBeNull();
    await expect(
      canvas.getByText(
        wholeText(`${securityMessages.on({ on: '1', total: '2' })} ${securityMessages.startHere}`),
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(securityMessages.identity)).toBeNull();
    await expect(canvas.queryByText(securityMessages.wordCard)).toBeNull();
    await expect(canvas.queryByText(securityMessages.sessions)).toBeNull();
  },
};

export const Loading: Story = {
  args: {
    protections: { state: 'loading' },
    signIns: { state: 'loading' },
    sessions: { ...securityArgs.sessions, list: { state: 'loading' } },
    freshness: undefined,
  },
};
export const Failed: Story = {
  args: {
    protections: failed,
    signIns: failed,
    sessions: { ...securityArgs.sessions, list: failed },
    freshness: undefined,
  },
};

export const LongText: Story = {
  args: {
    signIns: {
      state: 'ready',
      data: [
        { id: '1', ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', country: 'South Georgia and the '.repeat(6) },
        { id: '2' },
      ],
    },
  },
  parameters: noSnapshot,
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } }, parameters: noSnapshot };
