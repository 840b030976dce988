import { object } from 'yup';
import { FormAnswer, type SentForm } from '../../../forms/FormAnswer';
import { FormDialog } from '../../../forms/FormDialog';
import { FormScope } from '../../../forms/FormScope';
import { FormTextField } from '../../../forms/FormTextField';
import { requiredText } from '../../../forms/rules/schema';
import { errorTexts } from '../../../text/messages';
import { securityMessages } from './messages';
import { trimText } from '../../../text/typed/trimText';

export interface WordProps {
  /** Undefined before it is chosen. */
  word: string | undefined;
  form: SentForm;
  onSaved: (word: string) => void;
}

/** In characters. */
const longestWord = 40;

const schema = object({ word: requiredText(errorTexts.fieldRequired) });

/** The member's own word, to choose or change. */
export function WordDialog({ word = '', form, onSaved, onClose }: WordProps & { onClose: () => void }) {
  return (
    <FormScope
      passing
      initialValues={{ word }}
      validationSchema={schema}
      onSubmit={(values) => onSaved(trimText(values.word))}
    >
      <FormDialog
        open
        title={securityMessages.word}
        description={securityMessages.wordNote}
        send={securityMessages.saveWord}
        busy={form.busy}
        onClose={onClose}
      >
        <FormAnswer form={form} />
        <FormTextField
          name="word"
          label={securityMessages.wordField}
          hint={securityMessages.wordHint}
          limit={longestWord}
          autoComplete="off"
        />
      </FormDialog>
    </FormScope>
  );
}
