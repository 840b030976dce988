/** The dialog that shares a referral link. */
export const loadSharedLinkDialog = () =>
  import('./SharedLinkDialog').then(({ SharedLinkDialog }) => SharedLinkDialog);
