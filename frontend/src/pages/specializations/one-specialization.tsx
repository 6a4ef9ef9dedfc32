import type { SpecializationSlug } from '../../../content/specializations/specializations.js';
import { prefetchLocal } from '../../entities/local-listings/queries.js';
import { specializationNamed } from '../../entities/specializations/specialization.js';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { SpecializationView } from '../../features/specializations/components/specialization-view.js';
import { specializationTexts } from '../../features/specializations/specialization-texts.js';
import type { PageModule } from '../page-module.js';

/** The page module of a specialization. It is read without those who build it, too, when they cannot be asked for. */
export function oneSpecialization(slug: SpecializationSlug): Required<Pick<PageModule, 'loader' | 'Component'>> {
  const specialization = specializationNamed(slug);
  const textLoader = specializationTexts.loader(() => slug);
  return {
    loader: (services) => {
      const { queryClient } = services;
      const load = textLoader(services);
      return async (args, context) => {
        await prefetchLocal(queryClient, specialization.id);
        return load(args, context);
      };
    },
    Component: () => {
      const { contact, dialog } = useContactDialog();
      return (
        <>
          <SpecializationView specialization={specialization} onContact={contact} />
          {dialog}
        </>
      );
    },
  };
}
