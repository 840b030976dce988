import type { BackOffice } from '../backEnd/asks';

// The panel is in Storybook's own page and the portal in its iframe. They talk over Storybook's channel.

/** The id of the panel, and the parameter that enables it for a story. */
export const panelId = 'backOffice';

/** The panel asks for the back office. */
export const asked = 'backOffice/asked';
/** The panel carries an action of the operator: its path and input. */
export const operated = 'backOffice/operated';
/** The portal's page answers with an `Answer`. */
export const answered = 'backOffice/answered';

export interface Answer extends BackOffice {
  /** What the operator's action said. Absent where none ran. */
  message?: string | undefined;
}
