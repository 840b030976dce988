/** Our own words on the profile; the specification's exact ones stand in text/messages. */
export const profileWords = {
  title: 'My Profile',
  note: 'Your details, how you confirm, and where your withdrawals go.',
  tabs: 'Profile settings',
  unsaved: 'not saved',
  save: 'Save changes',
  discard: 'Discard changes',
  brokerSetting: 'Broker Setting',
} as const;
