import { z } from 'zod'
import { IdParam } from '../../ids.ts'

export const ImageParams = z.object({ imageId: IdParam })
export const DepartmentImageParams = z.object({ depID: IdParam })
export const ThesisImageParams = z.object({ thesisId: IdParam, imageId: IdParam })
export const ImageIds = z.array(z.int())
