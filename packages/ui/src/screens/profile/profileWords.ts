/** Our own words on the profile; the specification's exact ones are in text/messages. */
export const profileWords = {
  title: 'My Profile',
  note: 'Your details, how you confirm, and where your withdrawals go.',
  tabs: 'Profile settings',
  unsaved: 'not saved',
  save: 'Save changes',
  discard: 'Discard changes',
  brokerSetting: 'Broker Setting',
  unknown: 'We can’t tell whether this was saved.',
  unknownDetail: 'Look whether it is there before you save again. What you entered is still here.',
} as const;
