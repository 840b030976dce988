import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cardOfBytes, largeBomb, limit } from '../../../components/ImageField/ImageField.fixtures';
import { translateCountry } from '../../../text/countries/countryNames';
import { amara, basicInfoArgs, newcomer } from './BasicInfoTab.fixtures';
import { BasicInfoTab } from './BasicInfoTab';
import { jpegFile, noAvatar, pngFile } from './Avatar/avatars.fixtures';
import { sureMessages } from '../../../forms/sureMessages';
import { profileMessages } from '../messages';
import { faultTexts, imageMessages } from '../../../components/ImageField/messages';
import { noSnapshot, onPhone, onTablet, inDark } from '../../../testing/windows';
import { errorTexts } from '../../../text/visitorMessages';
import { kycTexts } from '../../../text/messages';
import { messagePattern } from '../../../testing/messagePattern';
import { wholeText } from '../../../text/wholeText.fixtures';
import { failed } from '../../../remote.fixtures';

// Spec: A §3 Profile, A §5 KYC images, A §5 Profile
const meta = {
  title: 'Screens/Profile/BasicInfo',
  component: BasicInfoTab,
  args: basicInfoArgs,
} satisfies Meta<typeof BasicInfoTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const member = (details = amara) => ({ details, emailLocked: true, emailVerified: true });

/** The member's data fills the fields (A §3). Saving sends the whole set (D57). */
export const Default: Story = {
  parameters: inDark,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(profileMessages.email)).toHaveAttribute('readonly');
    for (const [label, value] of [
      [profileMessages.name, 'Amara Okafor'],
      [profileMessages.email, 'amara@mail.example'],
      [profileMessages.gender, 'female'],
      [profileMessages.dateOfBirth, '1991-05-30'],
      [profileMessages.taxId, ''],
      [profileMessages.phone, '2348012345678'],
      [profileMessages.addressLine1, '12 Marina Road'],
      [profileMessages.addressLine2, ''],
      [profileMessages.landmark, 'Opposite the lighthouse'],
      [profileMessages.city, 'Lagos'],
      [profileMessages.state, 'Lagos'],
      [profileMessages.pincode, '101001'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
    await expect(canvas.getByRole('combobox', { name: profileMessages.country })).toHaveValue(
      translateCountry('Nigeria'),
    );
    const genders = within(canvas.getByLabelText(profileMessages.gender)).getAllByRole('option');
    await expect(genders.map((option) => option.textContent)).toEqual([
      profileMessages.noGender,
      profileMessages.female,
      profileMessages.male,
    ]);
    const city = canvas.getByLabelText(profileMessages.city);
    await userEvent.clear(city);
    await userEvent.type(city, 'Abuja2');
    await expect(city).toHaveValue('Abuja');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...amara, city: 'Abuja' }));
  },
};

/** The characters that each field accepts (A §5). */
export const Signs: Story = {
  args: { member: { state: 'ready', data: { ...member(newcomer), emailLocked: false } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    for (const [label, kept] of [
      [profileMessages.name, 'ab Zé '],
      [profileMessages.landmark, 'ab Zé '],
      [profileMessages.city, 'ab Zé '],
      [profileMessages.state, 'ab Zé '],
      [profileMessages.addressLine1, 'ab Zé 12.-/,'],
      [profileMessages.addressLine2, 'ab Zé 12.-/,'],
      [profileMessages.phone, '12'],
      [profileMessages.pincode, '12'],
      [profileMessages.email, 'abZ12.@'],
      [profileMessages.taxId, 'abZ12'],
    ] as const) {
      const field = canvas.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('ab Zé 12.-/,@+_#');
      await expect(field).toHaveValue(kept);
    }
  },
};

/** Values that a registration left out are optional. */
export const Empty: Story = {
  args: { member: { state: 'ready', data: { ...member(newcomer), emailVerified: false } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await expect(await canvas.findByText(profileMessages.unchanged)).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(profileMessages.landmark), 'Old bridge');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...newcomer, landmark: 'Old bridge' }));
  },
};

export const Required: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText(profileMessages.name));
    await userEvent.clear(canvas.getByLabelText(profileMessages.phone));
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() => expect(canvas.getAllByText(errorTexts.fieldRequired)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByLabelText(profileMessages.name)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A date of birth in the future is refused (A §5). */
export const DayToCome: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const dob = canvas.getByLabelText(profileMessages.dateOfBirth);
    await userEvent.clear(dob);
    await userEvent.type(dob, '2999-01-01');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() => expect(dob).toHaveAccessibleDescription(profileMessages.futureDate));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The country's calling code replaces the old one, and the typed number stays (D31). */
export const CallingCode: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const country = canvas.getByRole('combobox', { name: profileMessages.country });
    await userEvent.clear(country);
    await userEvent.type(country, 'Portu');
    await userEvent.click(
      await canvas.findByRole('option', { name: new RegExp(translateCountry('Portugal')) }),
    );
    await waitFor(() => expect(canvas.getByLabelText(profileMessages.phone)).toHaveValue('3518012345678'));
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...amara, country: '177', phone: '3518012345678' }),
    );
  },
};

export const Discard: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { onDirtyChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: profileMessages.discard })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText(profileMessages.city), ' Island');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.discard }));
    await expect(canvas.getByLabelText(profileMessages.city)).toHaveValue('Lagos');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** Input typed during a save stays unsaved, and newer data never overwrites it. */
export const SavedWhileTyping: Story = {
  args: { onDirtyChange: fn() },
  parameters: noSnapshot,
  render: function Saving(args) {
    const [form, setForm] = useState(args.form);
    const [details, setDetails] = useState(amara);
    return (
      <>
        <BasicInfoTab
          {...args}
          form={form}
          member={{ state: 'ready', data: member(details) }}
          onSave={() => setForm({ ...form, busy: true })}
        />
        <button onClick={() => setForm({ busy: false, saved: 1 })}>Answer</button>
        <button onClick={() => setDetails({ ...amara, city: 'Abuja', taxId: 'TX1' })}>Newer</button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const city = canvas.getByLabelText(profileMessages.city);
    await userEvent.clear(city);
    await userEvent.type(city, 'Abuja');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: profileMessages.save })).toHaveAttribute('aria-busy'),
    );
    await userEvent.type(canvas.getByLabelText(profileMessages.state), ' West');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getByLabelText(profileMessages.state)).toHaveValue('Lagos West');
    await expect(city).toHaveValue('Abuja');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Newer' }));
    await expect(canvas.getByLabelText(profileMessages.state)).toHaveValue('Lagos West');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.discard }));
    await expect(canvas.getByLabelText(profileMessages.state)).toHaveValue('Lagos');
    await expect(city).toHaveValue('Abuja');
  },
};

const dialog = async () => within(await screen.findByRole('dialog', { name: profileMessages.cropAvatar }));

/** An image is cropped to a square by mouse, touch, slider or arrow keys, and a small file is sent. */
export const NewAvatar: Story = {
  // Proves: profileMessages.cropHint
  play: async ({ args, canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText(profileMessages.avatarFile),
      await jpegFile('me.jpg', 1200, 800),
    );
    const crop = await dialog();
    const part = await crop.findByRole('group', { name: profileMessages.cropArea });
    part.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await userEvent.click(crop.getByRole('button', { name: profileMessages.saveAvatar }));
    await waitFor(() => expect(args.onAvatarSelect).toHaveBeenCalledOnce());
    const [sent] = args.onAvatarSelect.mock.calls[0] as [File];
    const { width, height } = await createImageBitmap(sent);
    await expect([width, height, sent.type]).toEqual([512, 512, 'image/jpeg']);
    // After a lost answer the same file is sent again, so it is the same attempt (T12).
    await userEvent.click(crop.getByRole('button', { name: profileMessages.saveAvatar }));
    await waitFor(() => expect(args.onAvatarSelect).toHaveBeenCalledTimes(2));
    await expect(args.onAvatarSelect).toHaveBeenLastCalledWith(sent);
  },
};

export const NoAvatar: Story = {
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(profileMessages.avatarFile), noAvatar());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(faultTexts.kind);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onAvatarSelect).not.toHaveBeenCalled();
  },
};

/** A large image is reduced on the device, as for the KYC, with a message (D44). */
export const AvatarMadeSmaller: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(profileMessages.avatarFile), await cardOfBytes(limit + 1));
    const shrunk = ({ to }: { to: string }) => imageMessages.reduced({ from: '2.1 MB', to });
    const reduced = await screen.findByText(wholeText(messagePattern(shrunk)), undefined, {
      timeout: 15_000,
    });
    await expect(reduced).toBeVisible();
  },
};

export const AvatarTooLarge: Story = {
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(profileMessages.avatarFile), await largeBomb());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(kycTexts.imageTooLarge);
  },
};

/** The server's message about the image shows in the dialog, and the crop stays. */
export const AvatarRefused: Story = {
  args: {
    avatar: {
      form: { busy: false, saved: 0, refusal: { photo: 'The photo must be a file of type png or jpeg.' } },
    },
  },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(profileMessages.avatarFile), await pngFile('me.png'));
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent('must be a file of type');
  },
};

/** The image was sent but no answer came. The same crop can be sent again. */
export const AvatarUnknown: Story = {
  args: { avatar: { form: { busy: false, saved: 0, refusal: {}, unknown: true } } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(profileMessages.avatarFile), await pngFile('me.png'));
    const crop = await dialog();
    await expect(await crop.findByRole('alert')).toHaveTextContent(profileMessages.unknown);
    await userEvent.click(crop.getByRole('button', { name: profileMessages.saveAvatar }));
    await waitFor(() => expect(args.onAvatarSelect).toHaveBeenCalledOnce());
  },
};

export const Submitting: Story = { args: { form: { busy: true, saved: 0 } }, parameters: noSnapshot };
export const FieldErrors: Story = {
  args: { form: { busy: false, saved: 0, refusal: { city: 'The city format is invalid.' } } },
  parameters: noSnapshot,
  play: async ({ canvas }) => {
    const city = canvas.getByLabelText(profileMessages.city);
    await waitFor(() => expect(city).toHaveAccessibleDescription('The city format is invalid.'));
    await waitFor(() => expect(city).toHaveFocus());
  },
};
export const Refused: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: noSnapshot,
  args: { form: { busy: false, saved: 0, refusal: {} } },
};

/** A server that allows changing the email (D57). */
export const EmailMayChange: Story = {
  args: { member: { state: 'ready', data: { ...member(), emailLocked: false } } },
  parameters: noSnapshot,
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText(profileMessages.email);
    const name = canvas.getByLabelText(profileMessages.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Amara O’Neill');
    await userEvent.clear(email);
    await userEvent.type(email, 'amara_o@mail.example');
    await expect(email).toHaveValue('amarao@mail.example');
    await userEvent.click(canvas.getByRole('button', { name: profileMessages.save }));
    // The name and the email lost a character, so they may be someone else's (D29).
    await expect(await screen.findByText('Amara ONeill')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: sureMessages.itIsRight }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...amara,
        name: 'Amara ONeill',
        email: 'amarao@mail.example',
      }),
    );
  },
};

export const Loading: Story = { args: { member: { state: 'loading' }, countries: { state: 'loading' } } };
export const Failed: Story = {
  args: {
    member: failed(),
    countries: failed(),
  },
};
export const LongText: Story = {
  args: {
    username: 'amara21'.repeat(9),
    member: {
      state: 'ready',
      data: member({
        ...amara,
        name: 'Amara Chukwuemeka Oluwaseun Okafor '.repeat(3),
        email: `${'amara'.repeat(12)}@mail.example`,
        addressLine1: 'A very long street of many houses, '.repeat(5),
      }),
    },
  },
};
export const Mobile: Story = { ...onPhone };
export const Tablet: Story = { ...onTablet };
