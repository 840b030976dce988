import { expect, it } from 'vitest';
import { getFilterTags } from './tagStories';

const source = `const meta = { title: 'Screens/Kyc/Kyc' };
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
`;

it('tags a story by its area and the device that it pins', () => {
  expect(getFilterTags('Screens/Kyc/Kyc', source, 'Default')).toEqual(['area-kyc']);
  expect(getFilterTags('Screens/Kyc/Kyc', source, 'Mobile')).toEqual(['area-kyc', 'device-phone']);
  expect(getFilterTags('Components/Badge', source, 'Default')).toEqual([]);
});

it.each([
  ['onPhone', 'phone'],
  ['onLargePhone', 'phone'],
  ['onTicketsTablet', 'tablet'],
  ['onLaptop', 'desktop'],
])('takes the device of ...%s', (pin, device) => {
  const pinned = source.replace("globals: { viewport: { value: 'phone' } }", `...${pin}`);
  expect(getFilterTags('Components/Badge', pinned, 'Mobile')).toEqual([`device-${device}`]);
});

it('takes the device that a file pins for all its stories', () => {
  const pinned = source.replace("Kyc' }", "Kyc', globals: { viewport: { value: 'desktop' } } }");
  expect(getFilterTags('Flows/KYC', pinned, 'Default')).toEqual(['device-desktop']);
  expect(getFilterTags('Flows/KYC', pinned, 'Mobile')).toEqual(['device-phone']);
});
