import { array, mixed, object, string, type ObjectSchema } from 'yup';
import { getFiles, type AttachedImage } from '../../../components/ImagesField/useImages';
import { imagesMessages } from '../../../components/ImagesField/messages';
import { requiredText } from '../../../forms/rules/schema';
import { formatCount } from '../../../text/format/money';
import { errorTexts } from '../../../text/messages';
import { lengthAsSent, longestMessage, longestSubject } from '../ticketLimits';
import { raiseMessages, ticketsMessages } from '../messages';
import { isOthers, type TicketSubject } from './ticketSubject';
import { trimText } from '../../../text/typed/trimText';

/** The member's question, from the screen that lists its subject. */
export interface SupportQuestion {
  about: 'withdrawal' | 'transfer' | 'subscription' | 'transaction' | 'bonus' | 'missingBonus' | 'failure';
  /** Its code in the list, that of the purchase a bonus is missing for, or the id of a failed request. '' without one. */
  code: string;
}

export interface NewTicket {
  subjectId: string;
  /** The member's own subject for 'Others'. Otherwise ''. */
  othersSubject: string;
  message: string;
  /** At least one (D99). */
  images: readonly File[];
}

/** What the form holds. */
export interface TicketValues {
  /** The subject's id; '' for none. */
  subject: string;
  others: string;
  message: string;
  images: readonly AttachedImage[];
}

const selectChosen = (id: string, subjects: readonly TicketSubject[]) =>
  subjects.find((subject) => subject.id === id);

const ownSubject = requiredText(errorTexts.fieldRequired).test(
  'length',
  raiseMessages.subjectTooLong,
  (text) => Array.from(text).length <= longestSubject,
);
const message = requiredText(errorTexts.fieldRequired).test('length', (text, context) => {
  const length = lengthAsSent(text);
  if (length <= longestMessage) return true;
  return context.createError({
    message: ticketsMessages.textTooLong({ max: formatCount(longestMessage), length: formatCount(length) }),
  });
});
const images = array(mixed<AttachedImage>().defined())
  .min(1, errorTexts.fieldRequired)
  .test('ready', imagesMessages.notReady, (chosen) => getFiles(chosen ?? []) !== undefined);

/** Subject, message and image are required; with 'Others' the member's own subject too (B §5). */
export const ticketSchema = (subjects: readonly TicketSubject[]): ObjectSchema<object> =>
  object({
    subject: requiredText(errorTexts.fieldRequired),
    others: string().when('subject', ([id]: string[]) =>
      isOthers(selectChosen(id ?? '', subjects)) ? ownSubject : string(),
    ),
    message,
    images,
  });

/** The ticket as it is sent; undefined while an image is still being made, which the schema has refused. */
export function toTicket(values: TicketValues, subjects: readonly TicketSubject[]): NewTicket | undefined {
  const files = getFiles(values.images);
  return (
    files && {
      subjectId: values.subject,
      othersSubject: isOthers(selectChosen(values.subject, subjects)) ? trimText(values.others) : '',
      message: trimText(values.message),
      images: files,
    }
  );
}

const bonus = /bonus|payout|income|bono|ingreso|مكافأ|مكافآت|مستحق|बोनस|पेआउट/i;

/** What the operator's subjects have in their name, in each language. */
const hints: Record<SupportQuestion['about'], RegExp> = {
  withdrawal: /withdraw|retiro|سحب|سحوبات|निकासी/i,
  transfer: /transfer|تحويل|ट्रांसफ़र/i,
  subscription: /subscription|package|suscripci|paquete|اشتراك|باق|सदस्यता|पैकेज/i,
  transaction: /transac|wallet|billetera|معامل|محفظ|लेन-देन|वॉलेट/i,
  bonus,
  missingBonus: bonus,
  failure: /technical|error|problem|técnic|تقني|مشكل|خطأ|तकनीकी|समस्या/i,
};

/** What a question is about: its kind and its code, if it has one. */
export const nameQuestion = ({ about, code }: SupportQuestion): string[] =>
  code === '' ? [raiseMessages.about[about]] : [raiseMessages.about[about], code];

/** What a question from another screen fills in: the subject that fits it, else 'Others' with its own words. */
export function toStartValues(
  question: SupportQuestion,
  subjects: readonly TicketSubject[],
): Pick<TicketValues, 'subject' | 'others' | 'message'> {
  const name = nameQuestion(question).join(' ');
  const subject =
    subjects.find((one) => hints[question.about].test(one.subject)) ?? subjects.find((one) => isOthers(one));
  return { subject: subject?.id ?? '', others: isOthers(subject) ? name : '', message: `${name}: ` };
}
