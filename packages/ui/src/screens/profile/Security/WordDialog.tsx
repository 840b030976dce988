import { object } from 'yup';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { FormTextField } from '../../../forms/FormTextField';
import { requiredText } from '../../../forms/rules/schema';
import {
  checkSecondFactor,
  givenSecondFactor,
  type SecondFactorValue,
  StepUpField,
  type SteppedUp,
} from '../../../forms/StepUp/StepUpField';
import { errorTexts } from '../../../text/messages';
import { securityMessages } from './messages';
import { trimText } from '../../../text/typed/trimText';

export interface WordProps extends SteppedUp {
  /** Undefined before it is chosen, and where it is hidden. */
  word: string | undefined;
  /** A word is chosen that the server doesn't show. */
  hidden?: boolean | undefined;
  form: SentForm;
  onSave: (word: string, secondFactor: Partial<SecondFactorValue>) => void;
}

export interface WordDialogProps extends WordProps {
  onClose: () => void;
}

/** In characters. */
const longestWord = 40;

const schema = object({ word: requiredText(errorTexts.fieldRequired) });

/** The member's own word, to choose or change. */
export function WordDialog({ word = '', form, stepUp, onSave, onClose }: WordDialogProps) {
  return (
    <FormScope
      passing
      initialValues={{ word, secondFactor: '' }}
      validationSchema={schema}
      validate={(values) => checkSecondFactor(values, stepUp)}
      onSubmit={({ word: typed, secondFactor }) =>
        onSave(trimText(typed), givenSecondFactor({ secondFactor }, stepUp))
      }
    >
      <FormDialog
        open
        title={securityMessages.word}
        description={securityMessages.wordNote}
        send={securityMessages.saveWord}
        busy={form.busy}
        onClose={onClose}
      >
        <FormAnswer form={form} used={['secondFactor']} />
        <FormTextField
          name="word"
          label={securityMessages.wordField}
          hint={securityMessages.wordHint}
          limit={longestWord}
          autoComplete="off"
        />
        <StepUpField stepUp={stepUp} />
      </FormDialog>
    </FormScope>
  );
}
