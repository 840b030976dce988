import type { FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { Form } from '../../../../forms/Form';
import { FormAnswer } from '../../../../forms/FormAnswer';
import { FormScope } from '../../../../forms/FormScope';
import { useSureEmail } from '../../../../forms/useSureEmail';
import { portalToday } from '../../../../text/format/dates';
import { profileTexts } from '../../../../text/messages';
import { AddressFields } from './AddressFields';
import type { BasicInfoTabProps, MemberData, MemberDetails } from '../BasicInfoTab.types';
import { ContactFields } from './ContactFields';
import { DetailsFoot } from './DetailsFoot';
import { detailsSchema } from './detailsSchema';
import { selectEdited } from './selectEdited';
import { PersonalFields } from './PersonalFields';

type DetailsFormProps = Pick<BasicInfoTabProps, 'countries' | 'form' | 'onSaved' | 'onDirty'> & {
  data: MemberData;
};

export function DetailsForm({ data, countries, form, onSaved, onDirty }: DetailsFormProps) {
  const { details, emailLocked, emailVerified } = data;
  const formik = useRef<FormikProps<MemberDetails>>(null);
  const [unchanged, setUnchanged] = useState(false);
  const sure = useSureEmail();
  return (
    <FormScope
      draft="details"
      innerRef={formik}
      initialValues={details}
      validationSchema={detailsSchema(portalToday())}
      onSubmit={(values) => {
        const edited = selectEdited(formik.current?.initialValues ?? details, values);
        setUnchanged(edited === undefined);
        if (edited) sure.ask(edited.email, () => onSaved(edited));
      }}
    >
      <Form label={profileTexts.basicInfo}>
        <FormAnswer form={form} after="kept" fresh={{ ...details }} onDirty={onDirty} />
        <PersonalFields
          today={portalToday()}
          emailLocked={emailLocked}
          emailVerified={emailVerified}
          onEmailCut={sure.note}
        />
        <ContactFields countries={countries} />
        <AddressFields />
        <DetailsFoot busy={form.busy} unchanged={unchanged} />
      </Form>
      {sure.question}
    </FormScope>
  );
}
