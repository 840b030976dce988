import { useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { mixed, object, string } from 'yup';
import { Banner } from '../../../../components/Banner/Banner';
import { Card } from '../../../../components/Card/Card';
import { Form } from '../../../../forms/Form';
import { FormScope } from '../../../../forms/FormScope';
import { useServerErrors, type FieldErrors } from '../../../../forms/rules/serverErrors';
import type { DocumentType, KycDocument, RequiredDocument } from '../kycProgress';
import { kycMessages, typeLabels } from '../messages';
import { joinTexts } from '../../../../text/message/joinMessages';
import { Moment } from '../../../../components/Moment/Moment';
import { isoDate } from '../../../../text/format/dates';
import { space } from '../../../../tokens';
import type { ChosenImage } from '../../../../components/ImageField/useImage';
import { imageMessages } from '../../../../components/ImageField/messages';
import { requiredText } from '../../../../forms/rules/schema';
import { errorTexts } from '../../../../text/messages';
import { ConfirmUpload, type DocumentUpload } from './ConfirmUpload';
import { DocumentFields } from './DocumentFields';
import { UploadActions, type UploadProgress } from './UploadActions';

/** The form's values for one document. */
interface DocumentValues {
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
const documentSchema = (type: DocumentType) =>
  type === 'photo'
    ? object({ front, number: string(), back: image() })
    : object({
        name: requiredText(errorTexts.fieldRequired),
        number: requiredText(errorTexts.fieldRequired).max(longestNumber, kycMessages.numberTooLong),
        front,
        back: image(),
      });

/** The server's remarks next to the form of the rejected document (DESIGN "KYC", D41). */
function RejectedDocument({ document }: { document: KycDocument }) {
  const { name, number, remarks, createdAt } = document;
  const iso = isoDate(createdAt);
  return (
    <Container>
      <Banner
        variant="bad"
        detail={
          <>
            <bdi translate="no">{joinTexts([name, number])}</bdi>
            {iso && (
              <>
                , <Moment at={createdAt} form="dayTime" />
              </>
            )}
            . {kycMessages.sendAgain}
          </>
        }
      >
        <bdi>{kycMessages.rejected({ remarks })}</bdi>
      </Banner>
    </Container>
  );
}

const Container = styled.div`
  margin-block-end: ${space[4]};
`;

/** Why an upload failed. Each answer is a new object, and the form keeps its input. */
export interface KycRefusal {
  /** The refused document. */
  type: DocumentType;
  /** The message for the whole form. */
  message?: string | undefined;
  /** The errors by field. */
  fields?: Partial<Record<'name' | 'number' | 'front' | 'back', string>> | undefined;
  /** Everything was sent, but no answer came, so it may have arrived (DESIGN "an unknown outcome is named"). */
  unknown?: boolean | undefined;
}

/** The upload of a document, and what the member can do about it. */
export interface DocumentSending {
  upload: UploadProgress;
  refusal?: KycRefusal | undefined;
  /** A document was confirmed in the dialog, once. */
  onUpload: (document: DocumentUpload) => void;
  onUploadCancel: () => void;
}

interface DocumentFormProps extends DocumentSending {
  document: RequiredDocument;
  /** The last try, with the reviewer's remarks (D41). */
  rejected: KycDocument | undefined;
  onInstructionsOpen: () => void;
}

/** One document: its name and number, its images, the confirmation, the upload. The input stays after a failure. */
export function DocumentForm(props: DocumentFormProps) {
  const { rejected, upload, refusal, onUpload, onUploadCancel, onInstructionsOpen } = props;
  const document = withName(props.document);
  const { type, names } = document;
  const [asked, setAsked] = useState<DocumentUpload>();
  // A refusal of another document, or of an earlier answered try, does not belong to this one.
  const [before] = useState(refusal);
  const shown = refusal?.type === type && refusal !== before ? refusal : undefined;
  const initial: DocumentValues = { name: (names.length === 1 && names[0]) || '', number: '' };
  return (
    <Sheet heading={typeLabels[type]} onDragOver={keepPage} onDrop={keepPage}>
      {rejected && <RejectedDocument document={rejected} />}
      <FormScope
        draft={`kyc ${type}`}
        initialValues={initial}
        validationSchema={documentSchema(type)}
        onSubmit={(values) => setAsked(toUpload(document, values))}
      >
        <Form>
          <ServerErrors fields={shown?.fields} />
          <DocumentFields document={document} disabled={upload.state === 'sending'} />
          {upload.state === 'idle' && <FormNotice refusal={shown} />}
          <UploadActions upload={upload} onCancel={onUploadCancel} onInstructionsOpen={onInstructionsOpen} />
        </Form>
      </FormScope>
      <ConfirmUpload
        document={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={(document) => {
          setAsked(undefined);
          onUpload(document);
        }}
      />
    </Sheet>
  );
}

/** The browser would open a dropped file instead of the page, and all input would be lost. */
const keepPage = (event: DragEvent) => event.preventDefault();

function ServerErrors({ fields }: { fields: FieldErrors | undefined }) {
  useServerErrors(fields);
  return null;
}

/** A type without names uses its own name. */
const withName = ({ type, names }: RequiredDocument): RequiredDocument => ({
  type,
  names: names.length > 0 ? names : [type === 'photo' ? type : typeLabels[type]],
});

/** The document to send. Undefined while the front is not ready, which the schema has refused. */
function toUpload({ type, names }: RequiredDocument, values: DocumentValues): DocumentUpload | undefined {
  const front = values.front?.file;
  if (!front) return undefined;
  if (type === 'photo') return { type, name: names[0] ?? type, number: '', front };
  const { name, number, back } = values;
  return { type, name, number, front, ...(back?.file && { back: back.file }) };
}

/** The result of the last try, for the form as a whole. */
function FormNotice({ refusal }: { refusal: KycRefusal | undefined }) {
  if (refusal?.unknown)
    return (
      <Banner variant="warn" icon="help" urgent detail={kycMessages.unknownDetail}>
        {kycMessages.unknown}
      </Banner>
    );
  if (!refusal?.message) return null;
  return (
    <Banner variant="bad" urgent detail={kycMessages.kept}>
      {refusal.message}
    </Banner>
  );
}

const Sheet = styled(Card)`
  max-inline-size: 47.5rem;
`;
