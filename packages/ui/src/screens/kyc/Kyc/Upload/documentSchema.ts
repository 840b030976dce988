import { mixed, object, string } from 'yup';
import type { ChosenImage } from '../../../../components/ImageField/useImage';
import { imageMessages } from '../../../../components/ImageField/messages';
import { requiredText } from '../../../../forms/rules/schema';
import { errorTexts } from '../../../../text/messages';
import type { DocumentType } from '../kycProgress';
import { kycMessages } from '../messages';

/** The form's values for one document. */
export interface DocumentValues {
  name: string;
  number: string;
  front?: ChosenImage | undefined;
  back?: ChosenImage | undefined;
}

/** The maximum length of a number in the API contract. */
const longestNumber = 64;

/** A chosen image is prepared before it is sent, so it has to be ready. */
const image = () =>
  mixed<ChosenImage>().test(
    'ready',
    imageMessages.notReady,
    (chosen) => chosen === undefined || chosen.file !== undefined,
  );
const front = image().required(errorTexts.fieldRequired);

/** A photo has neither number nor back (D43). */
export const documentSchema = (type: DocumentType) =>
  type === 'photo'
    ? object({ front, number: string(), back: image() })
    : object({
        name: requiredText(errorTexts.fieldRequired),
        number: requiredText(errorTexts.fieldRequired).max(longestNumber, kycMessages.numberTooLong),
        front,
        back: image(),
      });
