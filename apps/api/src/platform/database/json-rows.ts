import { Column, type GetColumnData, is, SQL, sql } from 'drizzle-orm'

/**
 * What belongs to a row, read with it: a subquery whose rows come as one value, so that a thesis with its interests and
 * its steps is one statement. The values are decoded as the columns are elsewhere: a moment is a `Date` here too.
 */
export interface JsonValue<Value> {
  sql: SQL<Value>
  decode: (json: unknown) => Value
}

type Field = Column | SQL | JsonValue<unknown> | Fields
interface Fields {
  [name: string]: Field
}

type ValueOf<F> =
  F extends JsonValue<infer Value>
    ? Value
    : F extends SQL<infer Value>
      ? Value
      : F extends Column
        ? GetColumnData<F>
        : { [Name in keyof F]: ValueOf<F[Name]> }

/** All rows. @param rest of the subquery, from its `from` on, with its order */
export function jsonRows<F extends Fields>(fields: F, rest: SQL): JsonValue<ValueOf<F>[]> {
  const decodeRow = rowDecoder(fields)
  return jsonValue(
    sql`(select coalesce(json_agg(value), '[]') from (select ${built(fields)} as value ${rest}) as listed)`,
    (json) => (json as unknown[]).map(decodeRow),
  )
}

/** The only row; null where there is none. */
export function jsonRow<F extends Fields>(fields: F, rest: SQL): JsonValue<ValueOf<F> | null> {
  const decodeRow = rowDecoder(fields)
  return jsonValue(sql`(select ${built(fields)} ${rest})`, (json) => (json === null ? null : decodeRow(json)))
}

function jsonValue<Value>(source: SQL, decode: (json: unknown) => Value): JsonValue<Value> {
  // Drizzle decodes no nulls, which mean here what they mean elsewhere.
  return { sql: source.mapWith(decode) as SQL<Value>, decode }
}

/** Arrays, because the names of the fields would be most of the answer. */
function built(fields: Fields): SQL {
  const values = Object.values(fields).map((field) => {
    if (is(field, Column) || is(field, SQL)) return sql`${field}`
    return isJsonValue(field) ? field.sql : built(field)
  })
  return sql`json_build_array(${sql.join(values, sql`, `)})`
}

function rowDecoder<F extends Fields>(fields: F): (json: unknown) => ValueOf<F> {
  const columns = Object.entries(fields).map(([name, field]) => ({ name, decode: decoderOf(field) }))
  return (json) => {
    const row: Record<string, unknown> = {}
    columns.forEach(({ name, decode }, place) => {
      row[name] = decode((json as unknown[])[place])
    })
    return row as ValueOf<F>
  }
}

function decoderOf(field: Field): (json: unknown) => unknown {
  if (is(field, Column)) return (json) => (json === null ? null : field.mapFromDriverValue(json))
  if (is(field, SQL)) return (json) => json
  return isJsonValue(field) ? field.decode : rowDecoder(field)
}

function isJsonValue(field: JsonValue<unknown> | Fields): field is JsonValue<unknown> {
  return typeof field.decode === 'function'
}
