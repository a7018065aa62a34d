import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CreationForm } from '@/machines/creation/creationOrder';
import type { CreationScreenMachine } from '@/machines/creation/creationScreen.machine';

/** A record that was created on the screen; a new object for each. */
export interface CreatedRecord {
  readonly form: CreationForm;
}

/** Loads the choices of a form again when another form of the screen has created one of them. */
export function useReloadedChoices(actor: ActorRefFrom<CreationScreenMachine>, created: CreatedRecord | null): void {
  const reload = useEffectEvent((createdForm: CreationForm) => {
    const { form, organisation, project } = actor.getSnapshot().context;
    const hasProjects = form === 'building' || form === 'floor';
    // Choosing the same again loads the choices that depend on it.
    if (createdForm === 'project' && hasProjects && organisation)
      actor.send({ type: 'chooseOrganisation', organisation });
    if (createdForm === 'building' && form === 'floor' && project) actor.send({ type: 'chooseProject', project });
  });
  useEffect(() => {
    if (created) reload(created.form);
  }, [created]);
}
