import { INSTITUTION_TYPES } from '@diatrivi/domain/institution/institution/institution'
import { canAdministration } from '@diatrivi/domain/work/administration/administration.policy'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import ImageOutlined from '../../../../shared/icons/image-outlined.tsx'
import { useDeleteInstitution } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import { administrationRefusal } from '../administration-refusal.ts'
import type { Institution } from '../institution.mapper.ts'
import { AddButton } from '../record/add-button.tsx'
import { deleteAction, editAction } from '../record/standard-actions.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import { WebLink } from '../record/web-link.tsx'
import type { Column } from '../table/column.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { useOpenedRecord } from '../table/use-opened-record.ts'
import { institutionTypeLabel } from './institution-type-label.ts'

const EmblemDialog = lazy(() => import('./emblem-dialog.tsx'))
const InstitutionDialog = lazy(() => import('./institution-dialog.tsx'))

const nameOf = ({ name }: Institution) => name

const columnsOfInstitutions = (): Column<Institution>[] => [
  { field: 'id', size: 'short', header: m.administration_id(), value: ({ id }) => id, isFurther: true },
  { field: 'name', header: m.field_name(), value: nameOf, isInTitle: true },
  {
    field: 'type',
    header: m.administration_institution_type(),
    value: ({ type }) => institutionTypeLabel(type),
    choices: INSTITUTION_TYPES.map(institutionTypeLabel),
  },
  {
    field: 'url',
    header: m.administration_url(),
    value: ({ url }) => url ?? '',
    draw: ({ url }) => <WebLink address={url} />,
    isFurther: true,
  },
]

export function InstitutionsScreen() {
  const { data: institutions } = useSuspenseQuery(administrationQueries.institutions())
  const [illustrated, setIllustrated] = useState<Institution | null>(null)
  const [isAdding, setAdding] = useState(false)
  const opened = useOpenedRecord()
  const remove = useDeleteRecord({
    question: m.administration_delete_institution,
    nameOf,
    remove: useDeleteInstitution(),
  })
  const columns = useMemo(columnsOfInstitutions, [])
  const edited = institutions.find(({ id }) => id === opened.id)

  return (
    <>
      <RecordsTable
        label={m.administration_table_institutions()}
        searchLabel={m.administration_search_institutions()}
        emptyText={m.administration_no_institutions()}
        rows={institutions}
        columns={columns}
        nameOf={nameOf}
        opened={opened}
        actions={[
          editAction<Institution>(({ id }) => opened.open(id)),
          {
            label: m.administration_emblem(),
            labelFor: (name) => m.administration_emblem_of({ name }),
            icon: <ImageOutlined aria-hidden />,
            run: setIllustrated,
          },
          deleteAction(remove, ({ departmentCount }) =>
            administrationRefusal(canAdministration.deleteInstitution({ departments: departmentCount })),
          ),
        ]}
        addButton={<AddButton onClick={() => setAdding(true)} />}
      />
      <Suspense>
        {illustrated && <EmblemDialog institution={illustrated} onClose={() => setIllustrated(null)} />}
        {isAdding && <InstitutionDialog item={null} onClose={() => setAdding(false)} />}
        {edited && <InstitutionDialog key={edited.id} item={edited} onClose={opened.close} />}
      </Suspense>
    </>
  )
}
