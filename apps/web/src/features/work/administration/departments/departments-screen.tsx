import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import ImageOutlined from '../../../../shared/icons/image-outlined.tsx'
import { paths } from '../../../../shared/paths.ts'
import { useDeleteDepartment } from '../administration.mutations.ts'
import { administrationQueries } from '../administration.queries.ts'
import type { Department } from '../department.mapper.ts'
import { AddButton, NeededFirst } from '../record/add-button.tsx'
import { deleteAction, editAction } from '../record/standard-actions.tsx'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import { WebLink } from '../record/web-link.tsx'
import type { Column } from '../table/column.ts'
import { RecordsTable } from '../table/records-table.tsx'
import { useOpenedRecord } from '../table/use-opened-record.ts'

const DepartmentDialog = lazy(() => import('./department-dialog.tsx'))
const DepartmentImagesDialog = lazy(() => import('./department-images-dialog.tsx'))

const titleOf = ({ name }: Department) => name
/** Many institutions have a department of the same name. */
const nameOf = ({ name, institution }: Department) => `${name}, ${institution.name}`

const columnsOfDepartments = (): Column<Department>[] => [
  { field: 'id', size: 'short', header: m.administration_id(), value: ({ id }) => id, isFurther: true },
  {
    field: 'name',
    header: m.administration_department_name(),
    value: titleOf,
    isInTitle: true,
  },
  {
    field: 'institution',
    header: m.field_institution(),
    value: ({ institution }) => institution.name,
  },
  {
    field: 'email',
    header: m.administration_email_short(),
    value: ({ email }) => email ?? '',
    isFurther: true,
  },
  {
    field: 'phone',
    size: 'short',
    header: m.field_phone(),
    value: ({ phone }) => phone ?? '',
    isFurther: true,
  },
  { field: 'city', header: m.administration_city(), value: ({ city }) => city ?? '', isFurther: true },
  {
    field: 'url',
    header: m.administration_url(),
    value: ({ url }) => url ?? '',
    draw: ({ url }) => <WebLink address={url} />,
    isExtra: true,
    isFurther: true,
  },
]

interface DepartmentsScreenProps {
  /** Its cover images belong to another feature; the page brings them together. */
  imagesOf: (department: Department) => ReactNode
}

export function DepartmentsScreen({ imagesOf }: DepartmentsScreenProps) {
  const { data: departments } = useSuspenseQuery(administrationQueries.departments())
  const { data: institutions } = useSuspenseQuery(administrationQueries.institutions())
  const [isAdding, setAdding] = useState(false)
  const [illustrated, setIllustrated] = useState<Department | null>(null)
  const opened = useOpenedRecord()
  const remove = useDeleteRecord({
    question: m.administration_delete_department,
    nameOf,
    remove: useDeleteDepartment(),
  })
  const columns = useMemo(columnsOfDepartments, [])
  const mayAdd = institutions.length > 0
  const edited = departments.find(({ id }) => id === opened.id)

  return (
    <>
      <RecordsTable
        label={m.administration_table_departments()}
        searchLabel={m.administration_search_departments()}
        emptyText={mayAdd ? m.administration_no_departments() : m.administration_institution_first()}
        selectionHint={m.administration_no_department_selected()}
        rows={departments}
        columns={columns}
        nameOf={nameOf}
        titleOf={titleOf}
        opened={opened}
        actions={[
          editAction<Department>(({ id }) => opened.open(id)),
          {
            label: m.administration_images(),
            labelFor: (name) => m.administration_images_named({ name }),
            icon: <ImageOutlined aria-hidden />,
            run: setIllustrated,
          },
          deleteAction(remove),
        ]}
        addButton={
          mayAdd ? (
            <AddButton onClick={() => setAdding(true)} />
          ) : (
            <NeededFirst to={paths.administrator.institutions()} label={m.administration_to_institutions()} />
          )
        }
      />
      <Suspense>
        {isAdding && (
          <DepartmentDialog item={null} institutions={institutions} onClose={() => setAdding(false)} />
        )}
        {edited && (
          <DepartmentDialog
            key={edited.id}
            item={edited}
            institutions={institutions}
            onClose={opened.close}
          />
        )}
        {illustrated && (
          <DepartmentImagesDialog department={illustrated} onClose={() => setIllustrated(null)}>
            {imagesOf(illustrated)}
          </DepartmentImagesDialog>
        )}
      </Suspense>
    </>
  )
}
