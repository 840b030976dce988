import { Formik, type FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { Form } from '../../../forms/Form';
import { FormAnswer } from '../../../forms/FormAnswer';
import { profileTexts } from '../../../text/messages';
import { AddressFields } from './AddressFields';
import type { BasicInfoTabProps, MemberData, MemberDetails } from './BasicInfoTab.types';
import { changesOf } from './changesOf';
import { ContactFields } from './ContactFields';
import { DetailsFoot } from './DetailsFoot';
import { detailsSchema } from './detailsSchema';
import { PersonalFields } from './PersonalFields';
import { todayHere } from './todayHere';

type DetailsFormProps = Pick<BasicInfoTabProps, 'countries' | 'form' | 'onSaved' | 'onDirty'> & {
  data: MemberData;
};

export function DetailsForm({ data, countries, form, onSaved, onDirty }: DetailsFormProps) {
  const { details, emailLocked, emailVerified } = data;
  const formik = useRef<FormikProps<MemberDetails>>(null);
  const [unchanged, setUnchanged] = useState(false);
  return (
    <Formik
      innerRef={formik}
      initialValues={details}
      validationSchema={detailsSchema(todayHere())}
      onSubmit={(values, { setSubmitting }) => {
        setSubmitting(false);
        const changes = changesOf(formik.current?.initialValues ?? details, values);
        const none = Object.keys(changes).length === 0;
        setUnchanged(none);
        if (!none) onSaved(changes);
      }}
    >
      <Form label={profileTexts.basicInfo}>
        <FormAnswer form={form} after="kept" fresh={{ ...details }} onDirty={onDirty} />
        <PersonalFields today={todayHere()} emailLocked={emailLocked} emailVerified={emailVerified} />
        <ContactFields countries={countries} />
        <AddressFields />
        <DetailsFoot busy={form.busy} unchanged={unchanged} />
      </Form>
    </Formik>
  );
}
