import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import type { Country } from '../../../../components/CountryField/findCountries';
import { Form } from '../../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../../forms/FormAnswer';
import { FormScope } from '../../../../forms/FormScope';
import { useSureValues } from '../../../../forms/useSureValues';
import { portalToday } from '../../../../text/format/dates';
import { profileTexts } from '../../../../text/messages';
import type { Remote } from '../../../../remote';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { DetailsFoot } from './DetailsFoot';
import { detailsSchema, selectEdited, type MemberData, type MemberDetails } from './detailsSchema';
import { PersonalFields } from './PersonalFields';

export interface DetailsFormProps {
  data: MemberData;
  countries: Remote<readonly Country[]>;
  /** Its fields are the keys of MemberDetails. */
  form: SentForm;
  /** Called with the whole set, once a value was changed (D57). */
  onSave: (details: MemberDetails) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

export function DetailsForm({ data, countries, form, onSave, onDirtyChange }: DetailsFormProps) {
  const { details, emailLocked, emailVerified } = data;
  const formik = useRef<FormikProps<MemberDetails>>(null);
  const [unchanged, setUnchanged] = useState(false);
  const sure = useSureValues();
  return (
    <FormScope
      draft="details"
      innerRef={formik}
      initialValues={details}
      validationSchema={detailsSchema(portalToday())}
      onSubmit={(values) => {
        const edited = selectEdited(formik.current?.initialValues ?? details, values);
        setUnchanged(edited === undefined);
        if (edited) sure.ask(edited, () => onSave(edited));
      }}
    >
      <Form label={profileTexts.basicInfo}>
        <FormAnswer form={form} after="kept" fresh={{ ...details }} onDirtyChange={onDirtyChange} />
        <PersonalFields
          today={portalToday()}
          emailLocked={emailLocked}
          emailVerified={emailVerified}
          onCharactersRemove={sure.note}
        />
        <ContactFields countries={countries} />
        <AddressFields />
        <DetailsFoot busy={form.busy} unchanged={unchanged} />
      </Form>
      {sure.question}
    </FormScope>
  );
}
